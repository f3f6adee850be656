import { VisuallyHidden } from '@mantine/core'
import { memo } from 'react'
import { Mono } from '../ui/Mono.tsx'
import { type CoveredEndpoint, STATE_TEXT, stateOf } from './pair.ts'
import classes from './Heat.module.css'

export interface Chosen {
  id: string
  code: number
}

interface HeatProps {
  endpoints: readonly CoveredEndpoint[]
  chosen: Chosen | undefined
  onChoose: (chosen: Chosen) => void
}

interface RowProps {
  endpoint: CoveredEndpoint
  code: number | undefined
  onChoose: HeatProps['onChoose']
}

const Row = memo(
  ({ endpoint, code: chosenCode, onChoose }: RowProps) => (
    <div className={classes.row} role="group" aria-label={endpoint.id}>
      <Mono className={classes.id}>{endpoint.id}</Mono>
      <span className={classes.cells}>
        {endpoint.codes.map((pair) => {
          const { code, name, natural, forced } = pair
          const state = stateOf(pair)
          return (
            <button
              key={code}
              type="button"
              className={classes.cell}
              data-state={state}
              data-chosen={code === chosenCode || undefined}
              title={`${code} ${name ?? ''} · ${STATE_TEXT[state]} · 自然 ${natural} 强制 ${forced}`}
              onClick={() => onChoose({ id: endpoint.id, code })}
            >
              <VisuallyHidden>{endpoint.id} </VisuallyHidden>
              {code}
              <VisuallyHidden> {STATE_TEXT[state]}</VisuallyHidden>
              {natural + forced > 0 && <sup>{natural + forced}</sup>}
            </button>
          )
        })}
      </span>
    </div>
  ),
  (before, after) =>
    before.code === after.code && JSON.stringify(before.endpoint) === JSON.stringify(after.endpoint),
)

/** A row an endpoint, a cell a code, coloured by what has happened. */
export const Heat = ({ endpoints, chosen, onChoose }: HeatProps) =>
  endpoints.length === 0 ? (
    <p className={classes.none}>没有符合的组合</p>
  ) : (
    endpoints.map((endpoint) => (
      <Row
        key={endpoint.id}
        endpoint={endpoint}
        code={endpoint.id === chosen?.id ? chosen.code : undefined}
        onChoose={onChoose}
      />
    ))
  )
