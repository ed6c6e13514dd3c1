import {
  Skeleton,
  ButtonLink,
  Card,
  DataTable,
  Empty,
  Failure,
  momentOf,
  PageHead,
  Tag,
  type Column,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import { difficultyNames, type QuestionDetail as Detail } from '@xinglin/contract/questions'
import { type ReactNode, useState } from 'react'
import { letterOf } from '../shown/letters.ts'
import { QuestionView } from '../shown/question-view.tsx'
import type { BankAddresses } from './addresses.ts'
import styles from './bank.module.css'
import { questionDetail } from './bank-queries.ts'
import { keyOf, shownWhole } from './key-view.ts'
import { MoveButtons } from './move-buttons.tsx'
import { StateTag } from './state-tag.tsx'
import { VersionDialog } from './version-dialog.tsx'

/** Fewer people than this tell little. */
const enough = 30

const Figures = ({ detail }: { detail: Detail }) => {
  const { Answers, Facility, Options } = detail.Figures
  if (Answers === 0 || Facility === null)
    return <p className={styles.note}>还没有人练习过这个版本。</p>
  const question = shownWhole(detail.Line.Id, detail.Form.Content)
  const lists = [question.Options, ...question.Parts.map((part) => part.Options)]
  const names = new Map(
    lists.flatMap((list) => list.map(({ OptionId }, at) => [OptionId, letterOf(at)] as const)),
  )
  const parts = new Map(question.Parts.map(({ QuestionId }, at) => [QuestionId, at + 1]))
  return (
    <>
      <p>
        难度 P = {Facility.toFixed(2)}（{Answers} 人首次作答的得分之和 ÷ 满分之和）
        {Answers < enough && <Tag tone="warning">样本不足</Tag>}
      </p>
      <ul className={styles.uses}>
        {Options.map(({ QuestionId, OptionId, Count }) => (
          <li key={`${QuestionId} ${OptionId}`}>
            {parts.has(QuestionId) && `第${parts.get(QuestionId)}小题 `}
            选项{names.get(OptionId) ?? '（旧）'}：{Count} 人选择
          </li>
        ))}
      </ul>
    </>
  )
}

type Version = Detail['Versions'][number]

const versionColumns = (onOpen: (no: number) => void): readonly Column<Version>[] => [
  {
    name: '版本',
    width: '100px',
    cell: ({ No }) => (
      <button type="button" className={styles.open} onClick={() => onOpen(No)}>
        第{No}版
      </button>
    ),
  },
  { name: '通过时间', width: '170px', cell: ({ ApprovedAt }) => momentOf(ApprovedAt) },
  { name: '审核人', width: '120px', cell: ({ ApproverName }) => ApproverName || '平台' },
  { name: '说明', cell: ({ Note }) => Note || '—' },
]

const Loaded = ({
  detail,
  addresses,
  examFigures,
}: {
  detail: Detail
  addresses: BankAddresses
  examFigures: ReactNode
}) => {
  const [version, setVersion] = useState<number>()
  const { Line, Form } = detail
  return (
    <>
      <PageHead title="题目详情" note={`${detail.DepartmentName} ${detail.SectionName}`}>
        <ButtonLink to={addresses.list}>返回题库</ButtonLink>
        {detail.Actions.includes('edit') && (
          <ButtonLink to={addresses.write(Line.Id)}>
            {Line.VersionNo > 0 ? '修订' : '修改'}
          </ButtonLink>
        )}
        <MoveButtons detail={detail} list={addresses.list} />
      </PageHead>
      <div className={styles.editing}>
        <div className={styles.page}>
          <Card className={styles.form}>
            <h2 className={styles.head}>题目与答案</h2>
            <QuestionView
              question={shownWhole(Line.Id, Form.Content)}
              no={1}
              answering={{
                answers: {},
                results: keyOf(Line.Id, Form),
                isKey: true,
                onChange: () => undefined,
              }}
            />
          </Card>
          <section>
            <h2 className={styles.head}>版本</h2>
            <DataTable
              label="版本"
              columns={versionColumns(setVersion)}
              rows={detail.Versions}
              keyOf={({ No }) => String(No)}
              error={undefined}
              onRetry={() => undefined}
              empty={<Empty head="还没有通过审核的版本" />}
            />
          </section>
          {Line.VersionNo > 0 && (
            <section>
              <h2 className={styles.head}>考试中的表现</h2>
              <Card className={styles.form}>{examFigures}</Card>
            </section>
          )}
        </div>
        <aside className={styles.beside}>
          <Card className={styles.form}>
            <h2 className={styles.head}>状态</h2>
            <p>
              <StateTag line={Line} />
            </p>
            {Line.Reason !== '' && <p>退回理由：{Line.Reason}</p>}
            <p className={styles.note}>
              难度：{difficultyNames[Form.Difficulty]}；
              {Form.Practice ? '开放练习' : '仅用于测验与考试'}
            </p>
            <p>
              {detail.Tags.map(({ Code, Name }) => (
                <Tag key={Code}>{Name}</Tag>
              ))}
            </p>
          </Card>
          <Card className={styles.form}>
            <h2 className={styles.head}>练习中的表现</h2>
            <Figures detail={detail} />
          </Card>
          <Card className={styles.form}>
            <h2 className={styles.head}>使用情况</h2>
            {detail.HeldBy.length > 0 && (
              <p>
                <Tag tone="warning">暂停练习</Tag>{' '}
                {detail.HeldBy.map((name) => `“${name}”`).join('、')}结束并公布答案后恢复
              </p>
            )}
            {detail.Uses.length === 0 ? (
              <p className={styles.note}>还没有被测验或试卷使用。</p>
            ) : (
              <ul className={styles.uses}>
                {detail.Uses.map((use) => (
                  <li key={`${use.Name} ${use.At}`}>
                    {use.Name}（第{use.VersionNo}版）
                  </li>
                ))}
              </ul>
            )}
          </Card>
        </aside>
      </div>
      {version !== undefined && (
        <VersionDialog id={Line.Id} no={version} onClose={() => setVersion(undefined)} />
      )}
    </>
  )
}

/** questiondetails?id=: a question with its key, versions, use and figures. */
export const QuestionDetail = ({
  id,
  addresses,
  examFigures,
}: {
  id: string
  addresses: BankAddresses
  /** What examinations say of it, shown by whoever knows. */
  examFigures: ReactNode
}) => {
  const { data, error, refetch } = useQuery(questionDetail(id))
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="480px" shape="block" />
  return <Loaded detail={data} addresses={addresses} examFigures={examFigures} />
}
