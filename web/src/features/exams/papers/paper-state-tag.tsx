import { Tag } from '#ui'
import { type PaperLine, paperStateNames } from '@xinglin/contract/exams'

const tones = { draft: 'neutral', ready: 'success', retired: 'warning' } as const

/** Where a paper stands, with its version and whether it was changed since. */
export const PaperStateTag = ({
  line: { State, VersionNo, IsChanged },
}: {
  line: Pick<PaperLine, 'State' | 'VersionNo' | 'IsChanged'>
}) => (
  <>
    <Tag tone={tones[State]}>
      {paperStateNames[State]}
      {VersionNo > 0 && ` 第${VersionNo}版`}
    </Tag>
    {IsChanged && <Tag tone="apricot">有修改</Tag>}
  </>
)
