import { Explain } from '#ui'
import type { PlayerData } from './player-queries.ts'

/** What the progress of a course is made of, with its own figures. */
export const ExplainProgress = ({
  player: { DoneCount, ItemCount, Progress },
}: {
  player: Pick<PlayerData, 'DoneCount' | 'ItemCount' | 'Progress'>
}) => (
  <Explain label="进度怎么算" end>
    <strong>进度 = 已完成必修内容 ÷ 全部必修内容</strong>
    <span>
      {DoneCount} ÷ {ItemCount} {(DoneCount * 100) % ItemCount === 0 ? '=' : '≈'}{' '}
      {Math.floor(Progress)}%（舍去小数）。选学内容不计入进度。
    </span>
  </Explain>
)
