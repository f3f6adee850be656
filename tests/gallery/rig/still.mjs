// node --import ./still.mjs: the machine's clock stands, so that every world begins at the same moment.
const at = Number(process.env.STILL_AT)
Date.now = () => at
