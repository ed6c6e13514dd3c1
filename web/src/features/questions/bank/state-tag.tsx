import { Tag } from '#ui'
import { type QuestionLine, questionStateNames } from '@xinglin/contract/questions'

const tones = {
  draft: 'neutral',
  waiting: 'apricot',
  approved: 'success',
  retired: 'neutral',
} as const

const revisions = { none: '', draft: '修订中', waiting: '修订待审' } as const

/** Where a question stands, and a revision of it. */
export const StateTag = ({
  line,
}: {
  line: Pick<QuestionLine, 'State' | 'Revision' | 'Reason'>
}) => (
  <>
    <Tag tone={tones[line.State]}>{questionStateNames[line.State]}</Tag>
    {line.Revision !== 'none' && <Tag tone="apricot">{revisions[line.Revision]}</Tag>}
    {line.Reason !== '' && <Tag tone="danger">已退回</Tag>}
  </>
)
