import { BoneText, Card, Failure } from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ProcedureLine } from '@xinglin/contract/workshop'
import { useCallback } from 'react'
import caseLook from '../drafts/case-editor.module.css'
import { ProcedureDesk } from './procedure-desk.tsx'
import { procedureFile } from './procedure-queries.ts'
import type { ProcedureFile } from './use-procedure-draft.ts'

/** A composed procedure in its editor. */
export const ProcedureEditor = ({ base, procedureId }: { base: string; procedureId: string }) => {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(procedureFile(procedureId))
  const { queryKey } = procedureFile(procedureId)
  const keep = useCallback(
    (line: ProcedureLine) => {
      queries.setQueryData<ProcedureFile>(procedureFile(procedureId).queryKey, (file) =>
        file ? { ...file, Line: line } : file,
      )
    },
    [queries, procedureId],
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
      <div className={caseLook.waiting} aria-busy="true" aria-label="正在加载操作项目">
        <BoneText lines={2} />
        <BoneText lines={8} />
      </div>
    )
  }
  return (
    <ProcedureDesk
      // Where the flow moved it on, what stands in the form is read anew.
      key={`${procedureId} ${data.Line.State} ${data.Line.VersionNo}`}
      base={base}
      file={data}
      onSaved={keep}
      onMoved={() => void queries.invalidateQueries({ queryKey })}
    />
  )
}
