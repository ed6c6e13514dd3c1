import { call } from '#call'
import {
  SkeletonText,
  Button,
  Drawer,
  Empty,
  Failure,
  longMomentOf,
  SelectField,
  Tag,
  toast,
  messageOf,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import { type getCase, getVersion } from '@xinglin/contract/workshop'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { exportCase } from './export-case.ts'
import { caseDifferences, caseVersions } from '../drafts/queries.ts'
import { sectionOf } from './sections.ts'
import styles from './panels.module.css'

const kinds = { added: '新增', removed: '删去', changed: '修改' } as const
const tones = { added: 'success', removed: 'danger', changed: 'warning' } as const

/** In what two versions differ, in words. */
const Differences = ({ caseId, from, to }: { caseId: string; from: number; to: number }) => {
  const { data, error, refetch } = useQuery(caseDifferences(caseId, from, to))
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonText lines={4} />
  if (data.length === 0) return <p className={styles.note}>两者没有不同。</p>
  return (
    <ul className={styles.differences}>
      {data.map(({ Member, Kind, Text }, at) => (
        <li key={at}>
          <Tag tone={tones[Kind]}>{kinds[Kind]}</Tag>
          <span>
            <small>{sectionOf(Member).name}</small> {Text}
          </span>
        </li>
      ))}
    </ul>
  )
}

const versionName = (no: number) => (no === 0 ? '当前草稿' : `第${no}版`)

/** The versions of a case: when each was approved, what changed between two, each as a file; and what became of the case. */
export const VersionsDrawer = ({
  file,
  edits,
  onClose,
}: {
  file: Pick<OutputOf<typeof getCase>, 'Line' | 'History'>
  /** Whether the draft may be compared too. */
  edits: boolean
  onClose: () => void
}) => {
  const { Id: caseId, State: state } = file.Line
  const { data, error, refetch } = useQuery(caseVersions(caseId))
  const [pair, setPair] = useState<{ readonly from: number; readonly to: number }>()
  const hasDraft = edits && state !== 2
  const numbers = [...(hasDraft ? [0] : []), ...(data ?? []).map(({ No }) => No)]
  const usual = { from: numbers[1] ?? 0, to: numbers[0] ?? 0 }
  const { from, to } = pair ?? usual
  const options = numbers.map((no) => ({ value: String(no), name: versionName(no) }))
  const save = async (no: number) => {
    try {
      exportCase((await call(getVersion, { CaseId: caseId, No: no })).Content, no)
    } catch (refused) {
      toast.error(messageOf(refused))
    }
  }
  return (
    <Drawer title="版本与记录" wide onClose={onClose}>
      <div className={styles.versions}>
        {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
        {!data && !error && <SkeletonText lines={4} />}
        {data?.length === 0 && (
          <Empty head="还没有通过审核的版本" note="提交并通过审核后，会在这里留下第1版。" />
        )}
        {data && data.length > 0 && (
          <ol className={styles.version}>
            {data.map(({ No, At, Name, Comment, Current, ReviewedBy, Hash }) => (
              <li key={No}>
                <p>
                  <strong>第{No}版</strong> {Current && <Tag tone="success">学生正在使用</Tag>}
                  {ReviewedBy ? (
                    <Tag>专家审核：{ReviewedBy}</Tag>
                  ) : (
                    <Tag tone="warning">内容待专家审核</Tag>
                  )}
                </p>
                <p className={styles.note}>
                  {longMomentOf(At)} {Name && `· ${Name}通过`} · 校验码 {Hash.slice(0, 8)}
                </p>
                {Comment && <p>{Comment}</p>}
                <Button
                  kind="plain"
                  size="small"
                  icon={<Download size={15} aria-hidden />}
                  onClick={() => void save(No)}
                >
                  导出第{No}版
                </Button>
              </li>
            ))}
          </ol>
        )}
        {numbers.length > 1 && (
          <section>
            <h3>比较</h3>
            <div className={styles.bar}>
              <SelectField
                label="从"
                options={options}
                value={String(from)}
                onChoose={(no) => setPair({ from: Number(no), to })}
              />
              <SelectField
                label="到"
                options={options}
                value={String(to)}
                onChoose={(no) => setPair({ from, to: Number(no) })}
              />
            </div>
            <Differences caseId={caseId} from={from} to={to} />
          </section>
        )}
        {file.History.length > 0 && (
          <section>
            <h3>记录</h3>
            <ol className={styles.history}>
              {file.History.map(({ At, Name, Action, VersionNo, Comment }) => (
                <li key={At + Action}>
                  <p>
                    <strong>{Action}</strong>
                    {VersionNo > 0 && `（第${VersionNo}版）`} · {Name}
                  </p>
                  {Comment && <p>{Comment}</p>}
                  <time dateTime={At}>{longMomentOf(At)}</time>
                </li>
              ))}
            </ol>
          </section>
        )}
      </div>
    </Drawer>
  )
}
