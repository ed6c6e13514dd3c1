import { ReadingText } from '#ui'
import { useCallback, useRef, useState } from 'react'
import type { ItemSession, Position } from './item.ts'
import { Returned } from './returned.tsx'
import { useReading } from './use-reading.ts'

/** A text; it is complete once its end was really read. */
export const TextItem = ({
  html,
  from,
  session,
}: {
  html: string
  from: Position
  session: ItemSession
}) => {
  const block = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const [ready, setReady] = useState(false)
  const stands = useCallback(() => setReady(true), [])
  const { returned, goToStart } = useReading(block, end, { session, ready, from })
  return (
    <>
      <div ref={block}>
        <ReadingText html={html} onReady={stands} />
      </div>
      <div ref={end} aria-hidden="true" style={{ height: 1 }} />
      {returned && <Returned onStart={goToStart} />}
    </>
  )
}
