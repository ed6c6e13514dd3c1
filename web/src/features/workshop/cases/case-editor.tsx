import { SkeletonText, Card, Failure } from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import type { CaseLine, getCase } from '@xinglin/contract/workshop'
import { useCallback } from 'react'
import { CaseDesk } from './case-desk.tsx'
import styles from '../drafts/case-editor.module.css'
import { caseFile, workshop } from '../drafts/queries.ts'

/** A case in its editor, or as it is read by whoever may not change it. */
export const CaseEditor = ({ base, caseId }: { base: string; caseId: string }) => {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(caseFile(caseId))
  const { queryKey } = caseFile(caseId)
  const keep = useCallback(
    (line: CaseLine) => {
      queries.setQueryData<OutputOf<typeof getCase>>([...workshop, 'case', caseId], (file) =>
        file ? { ...file, Line: line } : file,
      )
    },
    [queries, caseId],
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
      <section className={styles.waiting} aria-busy="true" aria-label="正在加载病例">
        <SkeletonText lines={2} />
        <SkeletonText lines={8} />
      </section>
    )
  }
  return (
    <CaseDesk
      // Where the flow moved it on, what stands in the form is read anew.
      key={`${caseId} ${data.Line.State} ${data.Line.VersionNo}`}
      base={base}
      file={data}
      onSaved={keep}
      onMoved={() => void queries.invalidateQueries({ queryKey })}
    />
  )
}
