import { Skeleton } from '@mantine/core'
import { BoardBar } from '../../features/sport/board/BoardBar.tsx'
import { openLiveBoard } from '../../features/sport/board/liveBoard.ts'
import { PhoneHead } from '../../features/sport/phone/PhoneHead.tsx'
import css from '../../features/sport/SportChannelScreen.module.css'
import { SportNav } from '../../features/sport/SportNav.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows/SkeletonRows.tsx'
import layouts from '../layouts/layouts.module.css'

const none = () => {}
const matches = <SkeletonRows rows={8} height={96} />

/** The sport channel while nothing is known of its matches: beside its menu, and under the head of a phone. */
export const SportBand = () => (
  <div className={layouts.sport} data-channel="sport">
    <main className={layouts.wide}>
      <div data-room="desk" className={css.screen}>
        <aside className={css.nav}>
          <SportNav />
        </aside>
        <div className={css.board}>
          <div className={css.place} />
          <BoardBar
            view={{ live: openLiveBoard(), shape: undefined, isRefreshing: false, refresh: none }}
            words=""
            onSearch={none}
            onHelp={none}
          />
          {matches}
        </div>
        <Skeleton height={320} />
      </div>
      <div data-room="hand" className={css.screen}>
        <PhoneHead isBoard words="" onSearch={none} onOpenSlip={none}>
          {() => null}
        </PhoneHead>
        <div className={css.board}>{matches}</div>
      </div>
    </main>
  </div>
)
