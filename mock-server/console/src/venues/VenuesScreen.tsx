import type { VenueShown } from '@app/contract/control/site'
import { SegmentedControl, Switch } from '@mantine/core'
import { useState } from 'react'
import { CATEGORIES, CATEGORY_NAMES, type Category } from '@app/contract/venue/categories'
import { act } from '../control.ts'
import { type Column, Listing } from '../ui/Listing.tsx'
import { Mono } from '../ui/Mono.tsx'
import { Part } from '../ui/Part.tsx'
import { Tag } from '../ui/Tag.tsx'
import { Told, Waiting } from '../ui/Told.tsx'
import { useAct } from '../useAct.ts'
import { useLook } from '../useLook.ts'

const ALL = '全部'

/** Maintenance and activity lock of each venue; open pages hear of a change. */
export const VenuesScreen = () => {
  const { data, error } = useLook('/venues')
  const { run, isBusy, error: refused } = useAct()
  const [category, setCategory] = useState<string>(ALL)
  if (!data) return <Waiting error={error} />
  const change = (venue: VenueShown, body: object) =>
    void run(() => act('PATCH', `/venues/${venue.channelCode}`, body))
  const stateSwitch = (venue: VenueShown, name: 'maintenance' | 'activityLock', label: string) => (
    <Switch
      aria-label={`${venue.name} ${label}`}
      checked={venue[name]}
      disabled={isBusy}
      onChange={(event) => change(venue, { [name]: event.currentTarget.checked })}
    />
  )
  const columns: Column<VenueShown>[] = [
    { title: '场馆', cell: (venue) => <b>{venue.name}</b> },
    { title: '分类', cell: (venue) => CATEGORY_NAMES[venue.category as Category] },
    { title: '代码', cell: (venue) => <Mono>{venue.channelCode}</Mono> },
    { title: '游戏', cell: (venue) => venue.gameCount, align: 'right' },
    {
      title: '状态',
      cell: (venue) =>
        venue.maintenance ? (
          <Tag tone="bad">维护中</Tag>
        ) : venue.activityLock ? (
          <Tag tone="warn">活动锁定</Tag>
        ) : (
          <Tag tone="good">开放</Tag>
        ),
    },
    { title: '维护', cell: (venue) => stateSwitch(venue, 'maintenance', '维护') },
    { title: '活动锁定', cell: (venue) => stateSwitch(venue, 'activityLock', '活动锁定') },
  ]
  return (
    <Part
      title="场馆"
      hint="维护：进入、转账都答 6415。活动锁定：流水未达标，转出与进入答 6413。已打开的页面会立即得知。"
      tools={
        <SegmentedControl
          aria-label="分类"
          data={[ALL, ...CATEGORIES.map((code) => ({ value: code, label: CATEGORY_NAMES[code] }))]}
          value={category}
          onChange={setCategory}
        />
      }
    >
      <Told error={refused} />
      <Listing
        label="场馆"
        columns={columns}
        rows={data.venues.filter((venue) => category === ALL || venue.category === category)}
        keyOf={({ channelCode }) => channelCode}
        empty="这个分类没有场馆"
        isMarked={({ maintenance, activityLock }) => maintenance || activityLock}
      />
    </Part>
  )
}
