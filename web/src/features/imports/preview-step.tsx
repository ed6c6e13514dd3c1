import { classesKey, usersKey } from '#call'
import {
  ButtonLink,
  Card,
  Chips,
  DataTable,
  Empty,
  Failure,
  Pagination,
  useAddressState,
} from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ShownRow, verdicts } from '@xinglin/contract/imports'
import type { ReactNode } from 'react'
import { ConfirmStep } from './confirm-step.tsx'
import { importKey, importPage, importPageSize, isUnderWay, type Shown } from './import-queries.ts'
import styles from './import.module.css'
import { NewPlaces } from './new-places.tsx'
import { previewColumns } from './preview-columns.tsx'
import { PreviewTotals } from './preview-totals.tsx'
import { ProgressStep } from './progress-step.tsx'
import { ResultStep } from './result-step.tsx'
import { ShortStep } from './short-step.tsx'
import { useRowActions } from './use-row-actions.ts'
import { WrongButton } from './wrong-button.tsx'

const usual: { only: string; page: number } = { only: 'all', page: 1 }
const allowed = { only: ['all', ...verdicts] }

const names: readonly { readonly value: Shown; readonly name: string }[] = [
  { value: 'all', name: '全部' },
  { value: 'new', name: '新增' },
  { value: 'changed', name: '更新' },
  { value: 'same', name: '无变化' },
  { value: 'clash', name: '有冲突' },
  { value: 'wrong', name: '有问题' },
]

/** What arrived, row by row with what it would do, and then its import or its result. `expected` rows were sent. */
export const PreviewStep = ({
  importId,
  expected,
  usersAt,
  strength,
}: {
  importId: string
  expected: number
  usersAt: string
  strength: (password: string) => ReactNode
}) => {
  const queries = useQueryClient()
  const [{ only, page }, narrow] = useAddressState(usual, allowed)
  const chosen = names.find(({ value }) => value === only)?.value ?? 'all'
  const { data, error, refetch, isPlaceholderData } = useQuery(importPage(importId, chosen, page))
  const { takeAll, move, ...actions } = useRowActions(importId)
  const afreshAt = `${usersAt}/import`
  if (error && !data) {
    return (
      <Card>
        <Failure
          error={error}
          onRetry={() => void refetch()}
          other={
            <ButtonLink to={afreshAt} size="small">
              重新导入
            </ButtonLink>
          }
        />
      </Card>
    )
  }
  if (data && isUnderWay(data.State)) return <ProgressStep data={data} usersAt={usersAt} />
  if (data && data.State !== 'open') return <ResultStep data={data} usersAt={usersAt} />
  const short = data !== undefined && data.Total < expected
  return (
    <div className={styles.preview}>
      {data && (
        <Card as="section" className={styles.decide}>
          <PreviewTotals figures={data} onTakeAll={() => void takeAll()} />
          {!short && (
            <ConfirmStep
              importId={importId}
              figures={data}
              strength={strength}
              afreshAt={afreshAt}
              onAnswer={async () => {
                await queries.invalidateQueries({ queryKey: usersKey })
                await queries.invalidateQueries({ queryKey: classesKey })
                await queries.invalidateQueries({ queryKey: importKey(importId) })
              }}
            />
          )}
        </Card>
      )}
      {data && data.NewPlaces.length > 0 && <NewPlaces places={data.NewPlaces} onMove={move} />}
      {short && (
        <ShortStep
          importId={importId}
          received={data.Total}
          expected={expected}
          understood={data}
          afreshAt={afreshAt}
          onSent={() => queries.removeQueries({ queryKey: importKey(importId) })}
        />
      )}
      <div className={styles.bar}>
        <Chips
          label="显示的行"
          quiet
          options={names}
          chosen={chosen}
          onChoose={(value) => narrow({ only: value, page: 1 })}
        />
        {data && data.Wrong > 0 && <WrongButton importId={importId} fileName={data.FileName} />}
      </div>
      <DataTable<ShownRow>
        label="导入预览"
        columns={previewColumns(actions)}
        rows={data?.List}
        keyOf={({ RowNo }) => String(RowNo)}
        error={error}
        onRetry={() => void refetch()}
        stale={isPlaceholderData}
        least="1740px"
        isWrong={({ Verdict }) => Verdict === 'wrong'}
        empty={<Empty head="没有这样的行" note="换一个筛选条件看看。" />}
      />
      <Pagination
        page={page}
        size={importPageSize}
        total={data?.Count ?? 0}
        onPage={(to) => narrow({ page: to })}
      />
    </div>
  )
}
