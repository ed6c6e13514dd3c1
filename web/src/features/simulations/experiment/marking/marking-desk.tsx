import { call, newId } from '#call'
import { commentBank, DecideRecheck, MarkingLayout, useMark } from '#marking'
import { scoreWord } from '@xinglin/simulation/assessment'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Annotation } from '@xinglin/contract/marking'
import { decideReport, saveMark, saveRubric } from '@xinglin/contract/simulations/experiment'
import { useState } from 'react'
import { AdjustedItems } from './adjusted-items.tsx'
import { chosenText } from './chosen-text.ts'
import { MachineMark, MachineSummary } from './machine-mark.tsx'
import styles from './mark-panel.module.css'
import { markingChanged, queueOf, type Marking } from './marking-queries.ts'
import { RemarkDialog } from './remark-dialog.tsx'
import { inOrder, RemarkList } from './remark-list.tsx'
import { RemarkedText } from './remarked-text.tsx'
import { isSection, type Section } from './section.ts'
import type { Placed } from './stretches.ts'

type Writing = {
  readonly section: Section
  readonly at?: Placed
  readonly of?: Annotation
}

/** A report under a teacher's hands: its text with remarks, points beside what the machine has, and on to the next by the keyboard. */
export const MarkingDesk = ({
  marking,
  addressOf,
  onNext,
}: {
  marking: Marking
  addressOf: (sessionId: string) => string
  /** Goes to another report that waits; without one, back to the list. */
  onNext: (sessionId: string | undefined) => void
}) => {
  const queries = useQueryClient()
  const { SessionId, Version, CourseId, ItemId } = marking
  const own = useMark({
    revision: marking.Revision,
    mark: marking.Told?.Mark,
    keep: (Revision, Mark) => call(saveMark, { SessionId, Version, Revision, Mark }),
    decide: (Revision, Mark, Outcome, { release }) =>
      call(decideReport, {
        SessionId,
        Version,
        Revision,
        Mark,
        Outcome,
        Release: release,
        Seen: marking.Told?.At ?? '',
      }),
  })
  const { data: bank = [] } = useQuery(commentBank)
  const queue = useQuery(queueOf(CourseId, ItemId))
  const [writing, write] = useState<Writing>()
  const { mark, change } = own
  const remarks = inOrder(mark.Annotations)

  const remarkChosen = () => {
    const chosen = chosenText()
    if (chosen && isSection(chosen.section))
      write({ section: chosen.section, at: { from: chosen.from, to: chosen.to } })
  }
  const keep = ({ section, at: place, of }: Writing, where: Placed, words: string) => {
    const { from, to } = of ? { from: of.From, to: of.To } : (place ?? where)
    const remark: Annotation = {
      Id: of?.Id ?? newId(),
      Section: section,
      From: from,
      To: to,
      Quote: (marking.Sections[section] ?? '').slice(from, to),
      Text: words,
    }
    change({ Annotations: [...mark.Annotations.filter(({ Id }) => Id !== remark.Id), remark] })
    write(undefined)
  }

  return (
    <>
      <MarkingLayout
        id={SessionId}
        rubric={marking.Rubric}
        own={own}
        queue={queue.data?.Queue ?? []}
        setting={{
          title: marking.Title,
          about: '用于本课程这一实验的全部报告',
          save: async (Rubric) => {
            const saved = await call(saveRubric, { CourseId, ItemId, Rubric })
            await markingChanged(queries)
            return saved.Rubric
          },
        }}
        document={
          <RemarkedText
            marking={marking}
            annotations={remarks}
            onRemark={(section) => {
              const chosen = chosenText()
              if (chosen?.section === section)
                write({ section, at: { from: chosen.from, to: chosen.to } })
              else write({ section })
            }}
          />
        }
        scores={
          <>
            <p className={styles.scores}>
              <span>
                机器评分 <strong>{scoreWord(marking.Machine.composite)}</strong>
              </span>
              <span>
                最终得分 <strong>{scoreWord(marking.Told?.Final?.composite ?? null)}</strong>
              </span>
            </p>
            <MachineSummary marking={marking} />
            {marking.Recheck && (
              <DecideRecheck
                kind="report"
                id={SessionId}
                version={Version}
                rubric={marking.Rubric}
                own={own}
                recheck={marking.Recheck}
                mayDecide={marking.MayMark}
                onDecided={() => markingChanged(queries)}
              />
            )}
          </>
        }
        parts={
          <>
            <AdjustedItems
              sheet={marking.Machine}
              adjusted={mark.Adjusted}
              onChange={(Adjusted) => change({ Adjusted })}
            />
            <h2>批注（{remarks.length}）</h2>
            {remarks.length === 0 && (
              <p className={styles.hint}>选中正文后按 Alt+A，或用各栏的“批注”按句选择。</p>
            )}
            <RemarkList
              annotations={remarks}
              onChange={(of) => {
                if (isSection(of.Section))
                  write({ section: of.Section, at: { from: of.From, to: of.To }, of })
              }}
              onDrop={(gone) =>
                change({ Annotations: mark.Annotations.filter(({ Id }) => Id !== gone.Id) })
              }
            />
          </>
        }
        below={<MachineMark marking={marking} addressOf={addressOf} />}
        returning={{
          note: '学生会看到评语和批注，修改后重新提交；实验数据不变。',
          asksDays: false,
        }}
        asleep={writing !== undefined}
        wordOf={({ Final }, outcome) =>
          `${marking.Learner}：${outcome === 'returned' ? '已退回' : `已批阅，最终得分 ${scoreWord(Final)}`}`
        }
        onRemark={remarkChosen}
        onNext={onNext}
        onSettled={() => markingChanged(queries)}
      />
      {writing && (
        <RemarkDialog
          section={writing.section}
          text={marking.Sections[writing.section] ?? ''}
          at={writing.at}
          remark={writing.of?.Text ?? ''}
          bank={bank.map(({ Text }) => Text)}
          onKeep={(where, words) => keep(writing, where, words)}
          onClose={() => write(undefined)}
        />
      )}
    </>
  )
}
