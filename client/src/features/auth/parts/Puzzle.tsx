import type { SliderChallenge } from '@app/contract/captcha/captcha'
import { ActionIcon, Button, Group, Skeleton, Stack } from '@mantine/core'
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useAuthText } from '../text.ts'
import { clock } from '../../../lib/clock.ts'
import css from './Captcha.module.css'

export interface Placed {
  x: number
  input: 'drag' | 'keyboard' | 'buttons'
  track: [number, number, number][]
}

/** Fine enough for the tolerance, coarse enough to get there. */
const STEP_PX = 8
const LONG_STEP_PX = 40
/** The wire takes so many points of a track. */
const TRACK_MAX = 600

/** The picture shrinks with a narrow dialog, and the piece with it. */
const percent = (part: number, whole: number) => `${(part / whole) * 100}%`

/** Of the built-in one; another's is known when it comes. */
const USUAL = { width: 300, height: 160 }

const sizeOf = ({ width, height }: typeof USUAL) => ({ width, aspectRatio: `${width} / ${height}` })

/** The place of a puzzle that is on its way. */
export const PuzzlePlace = ({ isAwaited }: { isAwaited: boolean }) => (
  <Stack gap="sm" aria-hidden>
    <Skeleton animate={isAwaited} radius="md" maw="100%" mx="auto" style={sizeOf(USUAL)} />
    <Skeleton animate={isAwaited} radius={22} style={{ height: 44 }} />
    <Skeleton animate={isAwaited} h={42} />
  </Stack>
)

interface Props {
  puzzle: SliderChallenge
  isBusy: boolean
  /** The piece is on its way: what was wrong with the last one is past. */
  onBegin: () => void
  onPlace: (placed: Placed) => void
}

/** The puzzle: drag the thumb, or move it with arrow keys or buttons and confirm; no dragging is needed. */
export const Puzzle = ({ puzzle, isBusy, onBegin, onPlace }: Props) => {
  const t = useAuthText()
  const [x, setX] = useState(0)
  const gesture = useRef<{
    fromX: number
    startX: number
    scale: number
    began: number
    track: Placed['track']
  } | null>(null)
  const steps = useRef<{ began: number; track: Placed['track'] }>({ began: 0, track: [] })
  const lastInput = useRef<Placed['input']>('keyboard')
  const most = puzzle.width - puzzle.pieceSize
  const within = (value: number) => Math.min(Math.max(Math.round(value), 0), most)

  const step = (by: number, key: Placed['input']) => {
    const own = steps.current
    if (own.track.length === 0) {
      own.began = clock.tick()
      onBegin()
    }
    const next = within(x + by)
    const way = Math.sign(next - x)
    // A leap to an end is told as the steps that it saves.
    for (let at = x; at !== next && own.track.length < TRACK_MAX;) {
      at += way * Math.min(Math.abs(next - at), LONG_STEP_PX)
      own.track.push([at, 0, Math.round(clock.tick() - own.began)])
    }
    setX(next)
    lastInput.current = key
  }
  const confirm = () => {
    const { began, track } = steps.current
    // A single step is a way that ends when it is confirmed.
    const end: Placed['track'] = track.length > 0 ? [[x, 0, Math.round(clock.tick() - began)]] : []
    onPlace({ x, input: lastInput.current, track: [...track.slice(0, TRACK_MAX - 1), ...end] })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = event.shiftKey ? LONG_STEP_PX : STEP_PX
    const move = {
      ArrowLeft: -arrow,
      ArrowDown: -arrow,
      ArrowRight: arrow,
      ArrowUp: arrow,
      PageDown: -LONG_STEP_PX,
      PageUp: LONG_STEP_PX,
      Home: -most,
      End: most,
    }[event.key]
    if (move !== undefined) step(move, 'keyboard')
    else if (event.key === 'Enter' || event.key === ' ') confirm()
    else return
    event.preventDefault()
  }
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    onBegin()
    // The thumb's way and the piece's differ in length.
    const way = (event.currentTarget.parentElement?.clientWidth ?? 0) - event.currentTarget.clientWidth
    gesture.current = {
      fromX: event.clientX,
      startX: x,
      scale: way > 0 ? most / way : 1,
      began: clock.tick(),
      track: [[x, 0, 0]],
    }
  }
  const onPointerMove = (event: PointerEvent) => {
    const own = gesture.current
    if (!own) return
    const next = within(own.startX + (event.clientX - own.fromX) * own.scale)
    if (own.track.length < TRACK_MAX)
      own.track.push([next, Math.round(event.clientY), Math.round(clock.tick() - own.began)])
    setX(next)
  }
  const onPointerUp = () => {
    const own = gesture.current
    gesture.current = null
    if (own && own.track.length > 1) onPlace({ x, input: 'drag', track: own.track })
  }

  return (
    <Stack gap="sm" data-challenge={puzzle.lot_number}>
      <div className={css.puzzle} style={sizeOf(puzzle)}>
        <img className={css.scene} src={puzzle.bg} alt={t('sliderImage')} />
        <img
          className={css.piece}
          src={puzzle.piece}
          style={{
            width: percent(puzzle.pieceSize, puzzle.width),
            left: percent(x, puzzle.width),
            top: percent(puzzle.y, puzzle.height),
          }}
          alt=""
        />
      </div>
      <Group gap="xs" wrap="nowrap">
        <ActionIcon
          size={44}
          variant="default"
          aria-label={t('sliderLeft')}
          onClick={() => step(-STEP_PX, 'buttons')}
        >
          ‹
        </ActionIcon>
        <div className={css.track}>
          <div
            className={css.filled}
            style={{ width: `calc(${(x / most) * 100}% + ${21 - (x / most) * 21}px)` }}
          />
          <button
            type="button"
            role="slider"
            className={css.thumb}
            style={{ left: `calc((100% - 42px) * ${x / most})` }}
            aria-label={t('sliderThumb')}
            aria-valuemin={0}
            aria-valuemax={most}
            aria-valuenow={x}
            disabled={isBusy}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the puzzle comes after the dialog has opened
            autoFocus
            onKeyDown={onKeyDown}
            onPointerDown={onPointerDown}
            onPointerMove={onPointerMove}
            onPointerUp={onPointerUp}
            onPointerCancel={() => (gesture.current = null)}
          >
            ⇥
          </button>
        </div>
        <ActionIcon
          size={44}
          variant="default"
          aria-label={t('sliderRight')}
          onClick={() => step(STEP_PX, 'buttons')}
        >
          ›
        </ActionIcon>
      </Group>
      <Button variant={x > 0 ? 'filled' : 'light'} loading={isBusy} onClick={confirm}>
        {t('sliderSubmit')}
      </Button>
    </Stack>
  )
}
