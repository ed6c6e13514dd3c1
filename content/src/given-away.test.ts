import { wordsOf } from '@xinglin/simulation/cases'
import { describe, expect, test } from 'vitest'
import { demoCases } from './index.ts'

/** What a disease is called, by patients too, and what is done for it alone: by case. */
const giveaways: Readonly<Record<string, { readonly names: RegExp; readonly work: RegExp }>> = {
  'acute-appendicitis': { names: /阑尾|盲肠/u, work: /术前|手术|切除/u },
  'acute-pancreatitis': { names: /胰/u, work: /血脂|甘油三酯|液体复苏|严重度/u },
  'acute-stroke': { names: /中风|卒中|脑梗|脑血栓|半身不遂/u, work: /溶栓|取栓|时间窗|NIHSS/u },
  'ami-inferior': { names: /心梗|心肌梗|冠心病/u, work: /心电图|再灌注|导管|支架|介入/u },
  'community-pneumonia': { names: /肺炎|肺部感染/u, work: /胸片|抗菌药|CURB|实变/u },
  'copd-exacerbation': { names: /慢阻肺|急性加重|呼吸衰竭/u, work: /氧疗|无创|通气|血气/u },
  'depressive-episode': { names: /抑郁|忧郁/u, work: /自杀|轻生|安全计划|精神科|器质性/u },
  'ectopic-pregnancy': { names: /宫外孕|异位|输卵管/u, work: /妇科|月经|妊娠|怀孕|休克|失血/u },
  'gastric-ulcer-bleeding': { names: /溃疡|胃出血|消化道出血/u, work: /内镜|胃镜|失血|止血|输血/u },
  hyperthyroidism: { names: /甲亢|甲状腺|大脖子|粗脖子/u, work: /眼征|功能检查|碘/u },
  'rotavirus-gastroenteritis': { names: /轮状|秋季腹泻|秋泻|肠炎/u, work: /脱水|补液/u },
  'tuberculous-pleurisy': { names: /结核|痨/u, work: /积液|胸水|传染病|穿刺/u },
  'type2-diabetes': { names: /糖尿病|消渴/u, work: /血糖|并发症|降糖|胰岛素/u },
}

/** Of these it is asked what they had before, or their family: whoever asks so hears a disease by its name. */
const ofDiseases =
  /^(?:disease|family_history|family_similar|parents|prior_diagnosis|past_general)(?::|$)/u

describe.each(demoCases().map(({ slug, script }) => [slug, script] as const))(
  '%s',
  (slug, script) => {
    const { names, work } = giveaways[slug] ?? { names: /^/u, work: /^/u }
    const { title, drama, caseInfo, opening, facts, symptoms } = script

    test('what stands at the door and is said first names neither the disease nor what is done for it', () => {
      const shown = [
        title,
        drama.scene,
        drama.department,
        ...drama.skills,
        caseInfo.medicalCondition,
        opening,
        ...facts.filter(({ layer }) => layer === 0).map(({ text }) => text),
        ...Object.values(script.persona.styles).flatMap(({ prefix, suffix, action }) => [
          ...prefix,
          ...suffix,
          action ?? '',
        ]),
      ]
      expect(shown.filter((text) => names.test(text) || work.test(text))).toEqual([])
    })

    test('the patient does not name it to whoever did not ask of diseases', () => {
      const texts = [
        ...facts
          .filter(({ asks }) => !asks.some((ask) => ofDiseases.test(ask)))
          .flatMap(({ id, text, guarded = '' }) => [
            [id, text],
            [id, guarded],
          ]),
        ...Object.entries({ ...symptoms.present, ...symptoms.absent }).map(([id, answer]) => [
          id,
          wordsOf(answer),
        ]),
      ]
      expect(texts.filter(([, text = '']) => names.test(text))).toEqual([])
    })
  },
)

test('what is practised is said in words that fit several cases', () => {
  const skills = demoCases().flatMap(({ script }) => script.drama.skills)
  const rare = skills.filter((one) => skills.filter((other) => other === one).length < 4)
  expect(rare).toEqual([])
})
