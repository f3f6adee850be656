import type { SlipEntry } from '@app/contract/sport/slip/entry'

interface Picked {
  hgid?: string
  gameId?: string
  home?: string
  wtype?: string
  w?: string
  line?: number | null
  r?: string
  inPlay?: boolean
}

/** 甲 with half a goal to give at 0.95 before the match, changed as asked. */
export const entryFor = ({
  hgid = '1',
  gameId = hgid,
  home = '甲',
  wtype = 'R',
  w = 'RH',
  line = -0.5,
  r = '0.95',
  inPlay = false,
}: Picked = {}): SlipEntry => ({
  gameInfo: { gameId, gide: '1', hgid, team_h: home, team_c: '乙', sport: 'FT', league: '中超', inPlay },
  playInfo: { w, wtype, line, label: home },
  oddInfo: { r, gameId },
  bettingData: { active: '', ticket_id: '' },
  championRate: { rtype: '' },
})
