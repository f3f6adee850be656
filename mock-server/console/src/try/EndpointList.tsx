import { TextInput } from '@mantine/core'
import { useState } from 'react'
import type { EndpointListed } from '../shapes.ts'
import { Part } from '../ui/Part.tsx'
import classes from './EndpointList.module.css'

/** The endpoints by slice, found by any word of them. */
export const EndpointList = ({
  endpoints,
  chosen,
}: {
  endpoints: readonly EndpointListed[]
  chosen: string | undefined
}) => {
  const [typed, setTyped] = useState('')
  const found = endpoints.filter(({ id, path, summary }) =>
    `${id} ${path} ${summary}`.toLowerCase().includes(typed.toLowerCase()),
  )
  return (
    <Part
      title={`接口（${found.length}）`}
      tools={
        <TextInput
          aria-label="查找接口"
          placeholder="名称、路径、说明"
          w={150}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      }
    >
      <nav className={classes.list} aria-label="接口">
        {found.map(({ id, method, path, summary }) => (
          <a
            key={id}
            href={`#/try/${id}`}
            className={classes.item}
            aria-current={id === chosen ? 'true' : undefined}
            title={path}
          >
            <span className={classes.method} data-method={method}>
              {method}
            </span>
            <span className={classes.text}>
              <b>{summary}</b>
              <code>{id}</code>
            </span>
          </a>
        ))}
      </nav>
    </Part>
  )
}
