const inhaled =
  '报告：《吸入二氧化碳对家兔呼吸运动的影响》（节录）CO₂ 10 s：0.298 → 1.26 mL/s，48 → 52.9 次/分'
const graded = '《呼吸运动变化实验报告》（家兔，节录）'
const tube = '《家兔呼吸运动的调节》实验报告（节录）'
const manual = '《机能实验学》家兔呼吸运动的调节'
const vagotomy =
  '"The effects of vagotomy on ventilation and blood gas composition in dog, sheep and rabbit"（摘要）'
const rhizotomy =
  '"Respiratory responses of the anesthetized rabbit to vagotomy and thoracic dorsal rhizotomy"（摘要）'
const davies = 'Davies 等 1978, Respir Physiol 34:83（麻醉兔，摘要）'
const adult =
  '"Vagal control of the breathing pattern … in the adult and newborn rabbit"（乌拉坦麻醉兔，摘要）'
const loeppky = 'Loeppky 2011, N Am J Med Sci 3:63（麻醉犬，摘要）'
const ours = '范围为教学选择'

/** Where the field says what is expected of a rabbit’s breathing; the kinds are those of `docs/experiments.md`. */
export const sources = {
  rate: `${inhaled}；《呼吸运动变化实验报告》（节录）约 60 次/分；wabbitwiki.com "Basic biological data"（百科）32～60`,
  tidal:
    '报告：wabbitwiki.com "Basic biological data"（百科，节录）4～6 mL/kg，20 mL；教材：Crosfill & Widdicombe 1961, J Physiol 158:1，6～8 mL/kg',
  pleural:
    '论文："Pleural pressure measured in the zone of apposition of diaphragm to rib cage in rabbits"（麻醉兔，摘要）呼气末 −2.5 ± 1.4 cmH₂O，吸气时跨膈压差再变 3.0 ± 1.5',
  carbonDioxide: `方向：${graded}5 % CO₂ 时 60 → 80 次/分而加深；${vagotomy}；${ours}`,
  carbonDioxideRate: `报告：${graded}5 % CO₂ 时 60 → 80 次/分（1.33）`,
  concentrated: `${inhaled}（4.2 倍）`,
  hypoxia: `方向："Transient hypoxia ventilatory response after vagotomy"（麻醉兔，摘要）潮气量增大、呼气缩短；${ours}`,
  deadSpace: `方向：${tube}频率与深度增加；${manual}；${ours}`,
  lactic: `方向：${manual}，3 % 乳酸 2 mL；${ours}`,
  oneVagus: `方向：${loeppky}切断一侧即显著减慢、加深；${ours}`,
  bothVagiRate: `方向：${adult}变慢；${rhizotomy}；Fialová 等 1975（乌拉坦麻醉大鼠，摘要）96 → 31 次/分（0.32），故下限放宽；${ours}`,
  bothVagiDepth: `方向：${adult}变深；${davies}；教材：Clark & von Euler 1972, J Physiol 222:267；${ours}`,
  cutRate: `方向：${vagotomy}切断后 CO₂ 只增大潮气量，不增频率；${rhizotomy}频率无显著改变，上限容许模型的偏差，见 docs/experiments.md；${ours}`,
  cutDepth: `方向：${vagotomy}切断后潮气量随化学驱动增大；${ours}`,
  central: `方向：${manual}；Clark & von Euler 1972, J Physiol 222:267（未重读）；${ours}`,
  inflation: `方向：Hering & Breuer 1868；Fialová 等 1975（麻醉大鼠，摘要）维持充气时呼吸暂停；${ours}`,
} as const
