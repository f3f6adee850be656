/** Output of work that runs beside other work: kept until its turn, then shown as it comes. */
export const heldOutput = () => {
  const kept = []
  let isHeld = true
  return {
    write: (chunk) => {
      if (isHeld) kept.push(chunk)
      else process.stdout.write(chunk)
    },
    release: () => {
      isHeld = false
      for (const chunk of kept.splice(0)) process.stdout.write(chunk)
    },
  }
}
