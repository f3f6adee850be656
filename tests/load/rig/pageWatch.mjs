/** Runs in the page before anything else: benchDrawn() tells how many prices are written anew in the next moment. */
export const watchPage = () => {
  const WINDOW_MS = 400
  globalThis.benchDrawn = () =>
    new Promise((resolve) => {
      const cells = new Set()
      const observer = new MutationObserver((records) => {
        for (const { target } of records) {
          const cell = target.parentElement?.closest('button[aria-pressed][aria-disabled]')
          if (cell) cells.add(cell)
        }
      })
      observer.observe(document.body, { subtree: true, characterData: true })
      setTimeout(() => {
        observer.disconnect()
        resolve(cells.size)
      }, WINDOW_MS)
    })
}

/** With those that tell when the screen was drawn. */
export const TRACED = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'cc', 'viz']
const TASKS = new Set(['RunTask', 'ThreadControllerImpl::RunTask'])

const share = (sorted, part) => sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0

/**
 * When the screen showed what an interaction changed: its handlers are done, the page's next frame is made of that, the frame is
 * drawn. A frame that changes no pixel is drawn but never presented, and EventTiming waits on for the next one that is: until
 * somebody presses the next key, say. Such a wait is nobody's.
 */
const shownAt = (handled, frames, draws) => {
  const frame = frames.find(({ ts }) => ts >= handled)
  const draw = frame && draws.find(({ ts }) => ts >= frame.ts + frame.dur)
  return draw ? draw.ts + draw.dur : Infinity
}

/**
 * Of a trace: the page's tasks and interactions in ms, by the clock and by processor time. On a machine that does other
 * work as well only processor time says what the page costs.
 */
export const readTrace = (buffer) => {
  const events = JSON.parse(buffer.toString()).traceEvents
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const timings = events.filter(({ name }) => name === 'EventTiming')
  const pid = timings[0]?.pid ?? mains.at(-1)?.pid
  const tid = mains.find((main) => main.pid === pid)?.tid
  const tasks = events
    .filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X' && TASKS.has(event.name))
    .map(({ ts, dur = 0, tdur = 0 }) => ({ ts, dur, tdur }))
  const named = (name) =>
    events.filter((event) => event.name === name && event.ph === 'X').sort((a, b) => a.ts - b.ts)
  const frames = named('ProxyMain::BeginMainFrame').filter((event) => event.pid === pid)
  const draws = named('Display::DrawAndSwap')
  const begun = new Map()
  const interactions = new Map()
  for (const { ph, id, id2, ts, args } of timings) {
    const key = id ?? id2?.local
    if (ph === 'b') {
      const { interactionId = 0, timeStamp = 0, processingEnd = timeStamp } = args?.data ?? {}
      begun.set(key, { ts, interaction: interactionId, handled: ts + (processingEnd - timeStamp) * 1_000 })
    }
    const start = begun.get(key)
    if (ph !== 'e' || !start?.interaction) continue
    // Outer and inner names of a task lie in each other: the outermost says it all.
    const inside = tasks.filter((task) => task.ts < ts && task.ts + task.dur > start.ts)
    const outer = inside.filter(
      (task) =>
        !inside.some(
          (other) =>
            other !== task &&
            other.ts <= task.ts &&
            other.ts + other.dur >= task.ts + task.dur &&
            (other.dur > task.dur || inside.indexOf(other) < inside.indexOf(task)),
        ),
    )
    const cpu = outer.reduce((sum, task) => {
      const from = Math.max(task.ts, start.ts)
      const until = Math.min(task.ts + task.dur, ts)
      return sum + (task.dur > 0 ? (task.tdur * (until - from)) / task.dur : 0)
    }, 0)
    const known = interactions.get(start.interaction) ?? { wall: 0, cpu: 0 }
    interactions.set(start.interaction, {
      wall: Math.max(known.wall, (Math.min(ts, shownAt(start.handled, frames, draws)) - start.ts) / 1_000),
      cpu: Math.max(known.cpu, cpu / 1_000),
    })
  }
  const by = (kind) => [...interactions.values()].map((one) => one[kind]).sort((a, b) => a - b)
  return {
    interactions: interactions.size,
    inpWall: share(by('wall'), 0.98),
    inpCpu: share(by('cpu'), 0.98),
    midWall: share(by('wall'), 0.5),
    midCpu: share(by('cpu'), 0.5),
    taskWall: Math.max(0, ...tasks.map(({ dur }) => dur)) / 1_000,
    taskCpu: Math.max(0, ...tasks.map(({ tdur }) => tdur)) / 1_000,
    longTasks: tasks.filter(({ tdur }) => tdur > 50_000).length,
  }
}
