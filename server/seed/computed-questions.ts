import type { QuestionForm } from '@xinglin/contract/questions'
import { computedFamilies, type Family } from '@xinglin/simulation/computed'

/** The 科室 under which each group of computed questions is filed. */
const sections: Readonly<Record<Exclude<Family['group'], '实验曲线'>, string>> = {
  用药与补液: '输液与给药',
  血气与电解质: '实验诊断',
  循环: '循环',
  呼吸: '呼吸与泌尿',
  肾功能: '实验诊断',
  药理: '药理',
  心电图: '心电图',
}

const ofCurves: Readonly<Record<string, string>> = {
  'nerve-velocity': '神经与肌肉',
  'tetanus-ratio': '神经与肌肉',
  'rabbit-ventilation': '呼吸与泌尿',
  'gut-rhythm': '药理',
  'strip-pd2': '药理',
}

type Filed = Pick<QuestionForm, 'Content' | 'Difficulty' | 'Knowledge' | 'Source'>

/** A computed question of every family, with the 科室 that it belongs to. */
export const computedQuestions = (): readonly { section: string; form: Filed }[] =>
  computedFamilies.map((family) => ({
    section: family.group === '实验曲线' ? (ofCurves[family.id] ?? '循环') : sections[family.group],
    form: {
      Content: {
        Type: 'computed',
        Family: family.id,
        Asks: family.isNamed ? 'choice' : 'blank',
        Ranges: [],
        Explanation: '',
      },
      Difficulty: family.hasFigure ? 4 : 3,
      Knowledge: ['theory'],
      Source: family.source,
    },
  }))
