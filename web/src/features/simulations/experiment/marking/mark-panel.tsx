import { Button, Checkbox, confirm } from '#ui'
import { scoreWord } from '@xinglin/simulation/assessment'
import type { Annotation } from '@xinglin/contract/simulations/experiment'
import { CheckCheck, CornerUpLeft, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { AdjustedItems } from './adjusted-items.tsx'
import { CommentField } from './comment-field.tsx'
import { MachineSummary } from './machine-mark.tsx'
import look from './mark-panel.module.css'
import type { Marking } from './marking-queries.ts'
import { RemarkList } from './remark-list.tsx'
import { isRated, RubricFields } from './rubric-fields.tsx'
import { RubricDrawer } from './rubric-drawer.tsx'
import type { OwnMark } from './use-mark.ts'

/** Where a teacher gives points, says why, and ends the marking. */
export const MarkPanel = ({
  marking,
  own,
  remarks,
  release,
  pending,
  children,
  onRelease,
  onRemark,
  onDecide,
}: {
  marking: Marking
  own: OwnMark
  /** In the order of the text. */
  remarks: readonly Annotation[]
  release: boolean
  pending: boolean
  children: ReactNode
  onRelease: (release: boolean) => void
  onRemark: (remark: Annotation) => void
  onDecide: (outcome: 'returned' | 'marked') => void
}) => {
  const { mark, change, state } = own
  const [isSetting, setSetting] = useState(false)
  const isSaid = mark.Comment.trim() !== '' || mark.Annotations.length > 0
  const giveBack = async () => {
    const agreed = await confirm({
      title: '退回这份报告？',
      note: '学生会看到评语和批注，修改后重新提交；实验数据不变。',
      yes: '退回',
    })
    if (agreed) onDecide('returned')
  }
  return (
    <aside className={look.panel} aria-label="批阅" data-marks>
      <p className={look.scores}>
        <span>
          机器评分 <strong>{scoreWord(marking.Machine.composite)}</strong>
        </span>
        <span>
          最终得分 <strong>{scoreWord(marking.Told?.Final?.composite ?? null)}</strong>
        </span>
      </p>
      <MachineSummary marking={marking} />
      <div className={look.heading}>
        <h2>评分标准</h2>
        <Button
          kind="plain"
          size="small"
          icon={<SlidersHorizontal size={15} aria-hidden />}
          onClick={() => setSetting(true)}
        >
          修改评分标准
        </Button>
      </div>
      {isSetting && (
        <RubricDrawer
          marking={marking}
          onClose={() => setSetting(false)}
          onSaved={(rubric) => {
            setSetting(false)
            // Points of what is asked for no more would be refused.
            const still = new Set(rubric.map(({ Id }) => Id))
            const kept = Object.entries(mark.Points).filter(([id]) => still.has(id))
            if (kept.length < Object.keys(mark.Points).length)
              change({ Points: Object.fromEntries(kept) })
          }}
        />
      )}
      <RubricFields
        rubric={marking.Rubric}
        points={mark.Points}
        onChange={(Points) => change({ Points })}
      />
      <AdjustedItems
        sheet={marking.Machine}
        adjusted={mark.Adjusted}
        onChange={(Adjusted) => change({ Adjusted })}
      />
      <h2>批注（{remarks.length}）</h2>
      {remarks.length === 0 && (
        <p className={look.hint}>选中正文后按 Alt+A，或用各栏的“批注”按句选择。</p>
      )}
      <RemarkList
        annotations={remarks}
        onChange={onRemark}
        onDrop={(gone) =>
          change({ Annotations: mark.Annotations.filter(({ Id }) => Id !== gone.Id) })
        }
      />
      <CommentField comment={mark.Comment} onChange={(Comment) => change({ Comment })} />
      <div className={look.end}>
        <Checkbox checked={release} onChange={(event) => onRelease(event.target.checked)}>
          批阅后立即发布给学生
        </Checkbox>
        <div className={look.deeds}>
          <Button
            kind="primary"
            icon={<CheckCheck size={16} aria-hidden />}
            title="Ctrl+Enter"
            pending={pending}
            disabled={!isRated(marking.Rubric, mark.Points)}
            onClick={() => onDecide('marked')}
          >
            批阅完成，下一份
          </Button>
          <Button
            icon={<CornerUpLeft size={16} aria-hidden />}
            pending={pending}
            disabled={!isSaid}
            onClick={() => void giveBack()}
          >
            退回修改
          </Button>
        </div>
        <output className={look.hint}>{state}</output>
        <p className={look.hint}>
          键盘：Enter 下一项 · Ctrl+Enter 完成并看下一份 · Alt+A 批注选中文字 · Alt+N 跳过
        </p>
      </div>
      {children}
    </aside>
  )
}
