import { DurableObject } from 'cloudflare:workers'
import code from 'sqlite.wasm'
import { type App, createApp } from '../src/app.ts'
import { startEngine } from '../src/db/wasm/engine.ts'
import { openWasmDb } from '../src/db/wasm/open.ts'
import { serveGames } from '../src/builtFiles.ts'
import { MINUTE, SECOND, systemTime } from '../src/world/clock.ts'
import { type Env, built, guardOf, log, seedOf } from './env.ts'
import { openAwake } from './awake.ts'
import { fromFiles } from './files.ts'
import { fetchGolden, goldens } from './goldens.ts'
import { openImages } from './images.ts'
import { notNow } from './notNow.ts'
import { serveSockets } from './sockets.ts'
import { type EdgeStorage, openEdgeStorage } from './storage.ts'
import { transport } from './transport.ts'

const TICK_MS = 250
/** A world and its forks. */
const MOST_WORLDS = 12
/** How long an object stays awake for its testers: what the journal and the tape remember is gone when it sleeps. */
const AWAKE_MS = 10 * MINUTE
/** The engine lets go of an object that did nothing for ten seconds. */
const PULSE_MS = 8 * SECOND

const LACKS = [
  '休眠或中断之前的日志、磁带与追踪，以及回退到那时（数据、时钟与设置都在）',
  '世界列表：只有当前世界与它的分支',
  '与真实后端对照（PROXY）',
  '启动时导入、退出时导出世界',
  '来访者的地址：所有人都是 127.0.0.1',
  '断开不收消息的聊天连接：只停止推送，等对方收完或离开',
]

const engine = await startEngine(code)
const awake = openAwake()

/** When a crowd has let its idle worlds go. */
const ROOM_S = 15
const tooMany = () =>
  notNow('这个节点上醒着的世界已到上限；闲置的世界十几秒后让出位置，请稍后再试，或增加节点', ROOM_S)

interface Site {
  app: App
  storage: EdgeStorage
  sockets: ReturnType<typeof serveSockets>
}

/** A world: the whole app with that one world (and its forks) in one place at a time, kept in its own storage. */
export class WorldObject extends DurableObject<Env> {
  #site: Promise<Site> | undefined
  #usedAt = 0
  #alarmAt = 0
  #ticking: ReturnType<typeof setInterval> | undefined

  async fetch(request: Request): Promise<Response> {
    if (!this.#site && !awake.wakes(this.ctx.id.toString(), systemTime())) return tooMany()
    const site = await this.#running()
    this.#usedAt = systemTime()
    await fetchGolden(this.env, seedOf(this.env))
    const answered = await site.app.hono.fetch(request)
    this.#moved(site)
    return answered
  }

  /** The next job of the world is due. One that sleeps plays it when somebody comes: each at its own moment. */
  async alarm(): Promise<void> {
    this.#alarmAt = 0
    const site = await this.#site
    if (!site) return
    site.app.worlds.tick()
    this.#moved(site)
  }

  #running(): Promise<Site> {
    return (this.#site ??= this.ctx.blockConcurrencyWhile(() => this.#open()))
  }

  async #open(): Promise<Site> {
    const { env, ctx } = this
    await fetchGolden(env, seedOf(env))
    const storage = openEdgeStorage({
      images: openImages(ctx.storage),
      now: systemTime,
      open: (image) => openWasmDb(engine, built.migrations, image),
      goldens,
      broken: (error) => {
        log(`what was written can't be kept, the world begins again from what was: ${String(error)}`)
        ctx.abort('not kept')
      },
    })
    const app = createApp({
      version: built.version,
      seed: seedOf(env),
      time: systemTime,
      storage,
      migrationsFolder: '',
      schema: built.schema,
      guard: guardOf(env),
      transport,
      corsOrigins: (env.CORS_ORIGINS ?? '').split(',').filter(Boolean),
      strict: false,
      log,
      mostWorlds: MOST_WORLDS,
      lacks: LACKS,
    })
    serveGames(app.hono, 'mock/games', fromFiles(env))
    const site: Site = {
      app,
      storage,
      sockets: serveSockets(app, () => {
        this.#usedAt = systemTime()
        this.#moved(site)
      }),
    }
    return site
  }

  /** After everything that came: what was written is kept, what is due next wakes the object. */
  #moved({ app, storage, sockets }: Site): void {
    app.worlds.flush()
    storage.save()
    awake.saw(this.ctx.id.toString(), systemTime())
    const isHeard = app.worlds.list().some((world) => world.sockets > 0)
    if (isHeard)
      this.#ticking ??= setInterval(() => {
        app.worlds.tick()
        sockets.checkSilence()
        storage.save()
        awake.saw(this.ctx.id.toString(), systemTime())
      }, TICK_MS)
    else {
      clearInterval(this.#ticking)
      this.#ticking = undefined
    }
    const now = systemTime()
    if (!isHeard && (awake.isCrowded(now) || now - this.#usedAt > AWAKE_MS)) return
    const due = Math.max(now + SECOND, Math.min(app.worlds.nextDue(), now + PULSE_MS))
    // Each one that is set is a write, which the answer waits for.
    if (this.#alarmAt > now && this.#alarmAt <= due) return
    this.#alarmAt = due
    this.ctx.waitUntil(this.ctx.storage.setAlarm(due))
  }
}
