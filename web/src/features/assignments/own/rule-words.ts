import { lateRuleNames, type OwnItem, scoreRuleNames } from '@xinglin/contract/assignments'

/** How an item counts, in words. */
export const ruleWords = (item: OwnItem): readonly string[] => [
  item.Required ? '必做' : '选做',
  ...(item.Weight > 0
    ? [`权重 ${item.Weight}${item.Required ? '' : '，没有完成按 0 分计'}`]
    : ['不计分']),
  ...(item.Kind === 'reading' || item.Kind === 'submission'
    ? []
    : [
        item.Attempts === 0 ? '不限次数' : `计前 ${item.Attempts} 次`,
        scoreRuleNames[item.ScoreRule],
      ]),
  item.LateRule === 'penalty' ? `逾期每天扣 ${item.Penalty}%` : lateRuleNames[item.LateRule],
]
