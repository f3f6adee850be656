// usage: node prof.mjs <endpoint id> '<body json>' [seconds]
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync } from 'node:fs'
const W='/work/wt/perf'
const { contract } = await import(W+'/contract/src/index.ts')
const { load } = await import(W+'/tests/load/rig/client.mjs')
const { memberRequests, tokenOf } = await import(W+'/tests/load/rig/member.mjs')
const [id, body='{}', secs='4'] = process.argv.slice(2)
const [s,n]=id.split('.')
const endpoint = contract[s][n]
const dir = mkdtempSync('/tmp/prof/d-')
const port = 8921
const child = spawn('/usr/bin/taskset',['-c','0',process.execPath,'--enable-source-maps','--cpu-prof','--cpu-prof-interval','200','--cpu-prof-dir='+dir, W+'/dist/server/main.js'],{env:{...process.env,PORT:String(port),DATA_DIR:dir+'/data'},stdio:['ignore','ignore','inherit']})
const origin='http://127.0.0.1:'+port
for(let i=0;i<200;i++){ try{ if((await fetch(origin+'/__mock/health')).ok) break }catch{} await new Promise(r=>setTimeout(r,50)) }
const token = await tokenOf(origin, process.env.MEMBER ?? 'vip5')
let requests = memberRequests({port, endpoint, body: JSON.parse(body), token})
let first
const r = await load({port, requests, seconds:Number(secs), isRight:(b)=>{ first ??= b.toString(); return b.includes('"status_code":6000')}})
console.log(first.slice(0,300)); console.log(r.calls, r.perSecond, r.errors)
const exited = new Promise(r=>child.once('exit',r)); child.kill('SIGTERM'); await exited
const prof = JSON.parse(readFileSync(dir+'/'+readdirSync(dir).find(f=>f.endsWith('.cpuprofile'))))
// self times
const nodes=new Map(prof.nodes.map(n=>[n.id,n])); const self=new Map()
const dts=prof.timeDeltas; prof.samples.forEach((s,i)=>self.set(s,(self.get(s)||0)+dts[i]))
const agg=new Map(); let total=0
for(const [nid,t] of self){const n=nodes.get(nid);const f=n.callFrame;const k=`${f.functionName||'(anon)'} ${f.url.split('/').slice(-2).join('/')}:${f.lineNumber+1}`; if(k.startsWith('(idle)')||k.startsWith('(program)'))continue; agg.set(k,(agg.get(k)||0)+t); total+=t}
console.log('self:'); for(const [k,t] of [...agg].sort((a,b)=>b[1]-a[1]).slice(0,45)) console.log((t/total*100).toFixed(1).padStart(5),(t/r.calls).toFixed(1).padStart(6)+'us',k)
// inclusive
const incl=new Map(); const totalOf=(n)=>{let t=self.get(n.id)||0;for(const c of n.children||[])t+=totalOf(nodes.get(c));n.t=t;return t}
totalOf(prof.nodes[0])
const walk=(n,stack)=>{const f=n.callFrame;const k=`${f.functionName||'(anon)'} ${f.url.split('/').slice(-1)[0]}:${f.lineNumber+1}`;if(!stack.includes(k)) incl.set(k,(incl.get(k)||0)+n.t);for(const c of n.children||[])walk(nodes.get(c),[...stack,k])}
walk(prof.nodes[0],[])
console.log('incl:'); for(const [k,t] of [...incl].sort((a,b)=>b[1]-a[1]).slice(0,80)) console.log((t/total*100).toFixed(1).padStart(5),(t/r.calls).toFixed(1).padStart(6)+'us',k)
