import { Slider, Stack, Text } from '@mantine/core'
import { useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { useMemberText } from '../text.ts'
import { type Crop, type Size, VIEW_PX, within, ZOOM_MAX } from '../crop.rules.ts'
import css from '../member.module.css'

/** Pixels that one press of an arrow key moves. */
const STEP_PX = 10
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP_PX, 0],
  ArrowRight: [STEP_PX, 0],
  ArrowUp: [0, -STEP_PX],
  ArrowDown: [0, STEP_PX],
}

interface Props {
  url: string
  picture: RefObject<HTMLImageElement | null>
  size: Size | undefined
  crop: Crop
  onChange: (crop: Crop) => void
  onLoad: (size: Size) => void
  onBroken: () => void
}

/** Moves and enlarges the picture under a round window: by dragging, by the arrow keys, by the slider. */
export const AvatarCrop = ({ url, picture, size, crop, onChange, onLoad, onBroken }: Props) => {
  const t = useMemberText()
  const grabbed = useRef<{ x: number; y: number; crop: Crop } | undefined>(undefined)
  const set = (next: Partial<Crop>, from = crop) => size && onChange(within(size, { ...from, ...next }))
  const grab = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    grabbed.current = { x: event.clientX, y: event.clientY, crop }
  }
  const drag = (event: PointerEvent) => {
    const start = grabbed.current
    if (!start) return
    set({ x: start.crop.x + event.clientX - start.x, y: start.crop.y + event.clientY - start.y }, start.crop)
  }
  const press = (event: KeyboardEvent) => {
    const move = ARROWS[event.key]
    if (!move) return
    event.preventDefault()
    set({ x: crop.x + move[0], y: crop.y + move[1] })
  }
  const base = size ? VIEW_PX / Math.min(size.width, size.height) : 1
  return (
    <Stack align="center" gap="sm">
      <div
        className={css.crop}
        role="group"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move the picture
        tabIndex={0}
        aria-label={t('cropArea')}
        aria-describedby="crop-keys"
        onPointerDown={grab}
        onPointerMove={drag}
        onPointerUp={() => (grabbed.current = undefined)}
        onPointerCancel={() => (grabbed.current = undefined)}
        onKeyDown={press}
      >
        <img
          ref={picture}
          src={url}
          alt=""
          draggable={false}
          onLoad={({ currentTarget }) =>
            onLoad({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
          }
          onError={onBroken}
          style={{
            width: size ? size.width * base : undefined,
            height: size ? size.height * base : undefined,
            transform: `translate(calc(-50% + ${crop.x}px), calc(-50% + ${crop.y}px)) scale(${crop.zoom})`,
          }}
        />
      </div>
      <Text id="crop-keys" size="xs" c="dimmed">
        {t('cropHint')}
      </Text>
      <Slider
        w={VIEW_PX}
        label={null}
        min={1}
        max={ZOOM_MAX}
        step={0.1}
        value={crop.zoom}
        thumbLabel={t('cropZoom')}
        onChange={(zoom) => set({ zoom })}
      />
    </Stack>
  )
}
