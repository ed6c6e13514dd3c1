import { aggregationNames, isVirtual, tieBreakNames } from '@xinglin/contract/competitions'
import type { RoundRow, StationRow } from './round-store.ts'

const advanceWords = ({
  advances,
  advanceBy,
  counted,
}: Pick<RoundRow, 'advances' | 'advanceBy' | 'counted'>): string => {
  switch (advanceBy) {
    case 'entries':
      return `前${advances}名晋级下一轮，末位名次并列者一并晋级`
    case 'areas':
      return `各赛区前${advances}名晋级下一轮，末位名次并列者一并晋级；不分赛区的学校合为一组`
    case 'schools':
      return `各校名次最前的${counted}个参赛队得分相加为团体总分（不足${counted}个的按实有的相加），团体总分前${advances}名的学校，其计入的参赛队晋级下一轮；总分并列的学校一并晋级，与计入的末位名次并列的队一并晋级`
  }
}

/** How the scores of a round come about, as it is printed for everybody. */
export const ruleWords = (
  round: Pick<
    RoundRow,
    'aggregation' | 'standardise' | 'tieBreak' | 'advances' | 'advanceBy' | 'counted' | 'maxSpread'
  >,
  stations: readonly Pick<StationRow, 'name' | 'weight' | 'kind'>[],
): string => {
  const parts = stations.map(({ name, weight }) => `${name} ${weight}%`)
  const equal =
    round.tieBreak.length === 0
      ? '同分名次并列'
      : `同分时依次比较：${round.tieBreak.map((one) => tieBreakNames[one]).join('，')}；仍相同则名次并列${round.tieBreak.includes('rating') ? '。整体评价先按评委取平均，再取各评委的平均' : ''}`
  const isJudged = stations.some(({ kind }) => kind === 'manikin')
  const isSat = stations.some(({ kind }) => kind === 'paper')
  const isPlayed = stations.some(({ kind }) => isVirtual(kind))
  return [
    ...(isJudged || stations.length === 0
      ? [`各考站按评分表得分占满分的百分比计，${aggregationNames[round.aggregation]}`]
      : []),
    ...(isSat
      ? ['机考按试卷得分占满分的百分比计，一队有几人应考时取平均，应考而未入场的队员计0分']
      : []),
    ...(isPlayed
      ? [
          '虚拟考站由系统按评分表评分，满分100分，全体选手面对同一病例、操作或实验的同一版本；一队有几人应考时取平均，应考而未入场的队员计0分',
        ]
      : []),
    ...(isJudged && round.standardise ? ['同一考站各评委的给分先换算到同一尺度'] : []),
    ...(isJudged && round.maxSpread > 0
      ? [`同一考站各评委给同一队的分相差超过${round.maxSpread}分的，由裁判长复核后结算`]
      : []),
    `总分为各考站得分的加权平均（${parts.join('，')}），满分100分，保留两位小数`,
    '缺考的考站计0分，作废的考站不计入总分',
    equal,
    ...(round.advances > 0 ? [advanceWords(round)] : []),
  ]
    .map((text) => `${text}。`)
    .join('')
}
