import {
  ButtonLink,
  Card,
  Checkbox,
  DataTable,
  type Column,
  Empty,
  Failure,
  figure,
  Pagination,
  Tag,
  useAddressState,
} from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { importColumns } from '@xinglin/contract/identity'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { ConfirmStep } from './confirm-step.tsx'
import { importKey, importPage, importPageSize } from './import-queries.ts'
import look from './import.module.css'
import { ResultStep } from './result-step.tsx'
import { ShortStep } from './short-step.tsx'
import { WrongButton } from './wrong-button.tsx'

type Row = {
  readonly RowNo: number
  readonly Cells: readonly string[]
  readonly Faults: readonly string[]
  readonly Known: boolean
}

const usual: { wrong: boolean; page: number } = { wrong: false, page: 1 }

const widths: Readonly<Record<string, string>> = { 角色: '72px', 性别: '64px' }

const columns: readonly Column<Row>[] = [
  {
    name: '姓名',
    width: '150px',
    cell: ({ RowNo, Cells: [name] }) => (
      <>
        <span className={look.rowNo}>{RowNo}</span>
        {name || '（空）'}
      </>
    ),
  },
  {
    name: '核对',
    width: '240px',
    cell: ({ Faults: faults, Known: isKnown }) =>
      isKnown ? (
        <Tag tone="neutral" title={faults.join('；')}>
          已存在
        </Tag>
      ) : faults.length === 0 ? (
        <span className={look.fine}>
          <CircleCheck size={15} aria-hidden />
          可导入
        </span>
      ) : (
        <ul className={look.faults}>
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      ),
  },
  ...importColumns.slice(1).map((name, index): Column<Row> => ({
    name,
    ...(widths[name] && { width: widths[name] }),
    cell: ({ Cells: cells }) =>
      cells[index + 1] && <span className={look.cell}>{cells[index + 1]}</span>,
  })),
]

/** What arrived, row by row with every reason, and then its import or its result. `expected` rows were sent. */
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
  const [{ wrong, page }, narrow] = useAddressState(usual)
  const { data, error, refetch, isPlaceholderData } = useQuery(importPage(importId, wrong, page))
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
  if (data?.State === 'done') return <ResultStep data={data} usersAt={usersAt} />
  const short = data !== undefined && data.Total < expected
  return (
    <div className={look.preview}>
      {data && (
        <Card as="section" className={look.decide}>
          <div>
            <h2 className={look.head}>核对结果</h2>
            <dl className={look.totals}>
              <div>
                <dt>共</dt>
                <dd>{figure(data.Total)} 行</dd>
              </div>
              <div className={look.good}>
                <dt>可导入</dt>
                <dd>{figure(data.Good)} 行</dd>
              </div>
              <div>
                <dt>已存在</dt>
                <dd>{figure(data.Known)} 行</dd>
              </div>
              <div className={data.Wrong > 0 ? look.bad : undefined}>
                <dt>有问题</dt>
                <dd>{figure(data.Wrong)} 行</dd>
              </div>
            </dl>
            {data.Known > 0 && (
              <p className={look.note}>已存在的用户不会重复导入，资料保持不变。</p>
            )}
            {data.Wrong > 0 && (
              <p className={look.note}>有问题的行不会导入；下载并修改后，可以再导入一次。</p>
            )}
          </div>
          {!short && (
            <ConfirmStep
              importId={importId}
              good={data.Good}
              strength={strength}
              afreshAt={afreshAt}
              onAnswer={async () => {
                await queries.invalidateQueries({ queryKey: ['manage', 'users'] })
                await queries.invalidateQueries({ queryKey: importKey(importId) })
              }}
            />
          )}
        </Card>
      )}
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
      <div className={look.bar}>
        <Checkbox
          checked={wrong}
          onChange={({ target }) => narrow({ wrong: target.checked })}
          disabled={data?.Wrong === 0 && !wrong}
        >
          只看有问题的行
        </Checkbox>
        {data && data.Wrong > 0 && <WrongButton importId={importId} fileName={data.FileName} />}
      </div>
      <DataTable
        label="导入预览"
        columns={columns}
        rows={data?.List}
        keyOf={({ RowNo }) => String(RowNo)}
        error={error}
        onRetry={() => void refetch()}
        stale={isPlaceholderData}
        least="1240px"
        isWrong={({ Faults, Known }) => Faults.length > 0 && !Known}
        empty={<Empty head="没有有问题的行" note="每一行都可以导入。" />}
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
