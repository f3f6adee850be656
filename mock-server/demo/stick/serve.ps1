# Hands this folder out at http://localhost:8080/: for a Windows without Node and Python.
$root = [IO.Path]::GetFullPath($PSScriptRoot)
$types = @{ '.html' = 'text/html; charset=utf-8'; '.js' = 'text/javascript; charset=utf-8'; '.css' = 'text/css; charset=utf-8';
  '.json' = 'application/json'; '.webmanifest' = 'application/manifest+json'; '.svg' = 'image/svg+xml'; '.png' = 'image/png';
  '.webp' = 'image/webp'; '.wasm' = 'application/wasm'; '.txt' = 'text/plain; charset=utf-8' }
$listener = New-Object Net.HttpListener
$listener.Prefixes.Add('http://localhost:8080/')
$listener.Start()
Write-Host 'http://localhost:8080/  Ctrl-C'
while ($listener.IsListening) {
  $context = $listener.GetContext()
  $path = [Uri]::UnescapeDataString($context.Request.Url.AbsolutePath).TrimStart('/')
  $file = [IO.Path]::GetFullPath([IO.Path]::Combine($root, $path))
  if ([IO.Directory]::Exists($file)) { $file = [IO.Path]::Combine($file, 'index.html') }
  $status = 200
  if (-not $file.StartsWith($root) -or -not [IO.File]::Exists($file)) { $status = 404; $file = [IO.Path]::Combine($root, '404.html') }
  $bytes = [IO.File]::ReadAllBytes($file)
  $type = $types[[IO.Path]::GetExtension($file).ToLower()]
  $context.Response.StatusCode = $status
  $context.Response.ContentType = $(if ($type) { $type } else { 'application/octet-stream' })
  $context.Response.Headers.Add('Cache-Control', 'no-cache')
  try { $context.Response.OutputStream.Write($bytes, 0, $bytes.Length); $context.Response.Close() } catch { }
}
