import { type Correction, treatmentNames } from '@xinglin/contract/exams'
import { itemsOfPaper } from '../analysis/paper-items.ts'
import type { PaperContents } from '../papers/paper-contents.ts'

/** An item by its number on the paper: 第3题, 第7题第2小题. */
export const itemWords = (
  { content, forms }: Pick<PaperContents, 'content' | 'forms'>,
  unitId: string,
): string => {
  const one = itemsOfPaper(content, forms).find(({ UnitId }) => UnitId === unitId)
  if (!one) return ''
  return one.Part === 0 ? `第${one.No}题` : `第${one.No}题第${one.Part}小题`
}

/** What a correction does, in words. */
export const correctionWords = ({ Treatment, Keys, Blanks, Points }: Correction): string =>
  [
    Treatment === 'scored' && Keys.length === 0 && Blanks.length === 0
      ? '按原答案计分'
      : Keys.length > 0 || Blanks.length > 0
        ? '更正答案'
        : treatmentNames[Treatment],
    ...(Points === null ? [] : [`分值 ${Points}`]),
  ].join('，')
