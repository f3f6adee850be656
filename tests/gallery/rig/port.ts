/** Always the same: addresses are shown on pages. */
process.env['E2E_PORT'] = process.env['GALLERY_PORT'] ?? '4655'
