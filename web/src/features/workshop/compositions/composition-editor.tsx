import { SkeletonText, Card, Failure } from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CompositionLine } from '@xinglin/contract/workshop'
import { type ComponentType, useCallback } from 'react'
import caseLook from '../drafts/case-editor.module.css'
import type { DeskGiven } from './composition-desk.tsx'
import { type CompositionFile, type CompositionKind, fileOf } from './composition-kind.ts'

/** A composition in its editor: fetched, then handed to the desk of its kind. */
export const CompositionEditor = ({
  kind,
  base,
  id,
  Desk,
}: {
  kind: CompositionKind
  base: string
  id: string
  Desk: ComponentType<DeskGiven>
}) => {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(fileOf(kind, id))
  const { queryKey } = fileOf(kind, id)
  const keep = useCallback(
    (line: CompositionLine) => {
      queries.setQueryData<CompositionFile>(fileOf(kind, id).queryKey, (file) =>
        file ? { ...file, Line: line } : file,
      )
    },
    [queries, kind, id],
  )
  if (error && !data) {
    return (
      <Card>
        <Failure error={error} onRetry={() => void refetch()} />
      </Card>
    )
  }
  if (!data) {
    return (
      <section className={caseLook.waiting} aria-busy="true" aria-label={`正在加载${kind.word}`}>
        <SkeletonText lines={2} />
        <SkeletonText lines={8} />
      </section>
    )
  }
  return (
    <Desk
      // Where the flow moved it on, what stands in the form is read anew.
      key={`${id} ${data.Line.State} ${data.Line.VersionNo}`}
      base={base}
      file={data}
      onSaved={keep}
      onMoved={() => void queries.invalidateQueries({ queryKey })}
    />
  )
}
