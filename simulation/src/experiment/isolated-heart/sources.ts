const toads = '报告：《离子与药物对离体蟾蜍心脏活动的影响》（Straub 法，各组均数，摘要）'
const frogs = '《离体蛙心灌流实验》学生报告（节录）'
const de = 'P. De 1928, J Pharmacol Exp Ther 33:115（蛙心室，摘要）缺钙或高钾 2～3 s 即减半'
const ringer = 'S. Ringer（"Collected Papers" 1912, Moore 序，节录）'

/** Where the field says what is expected of a heart on Straub’s cannula; the kinds are those of `docs/experiments.md`. */
export const sources = {
  washed: '方向：《机能实验学》换液后恢复，范围为教学选择',
  rate: `${toads}44.9～51.1；报告：${frogs}34 次/分`,
  saline: `报告：${frogs}1.4 → 0.5 g（0.36）；论文：${ringer}无钙则收缩渐弱`,
  calciumFree: `${toads}4.11 → 1.04 g（0.25）；J Physiol, PMC1331267（蛙心房条，摘要）去钙 1～2 min 收缩几乎消失；Lamb & McGuigan 1966, J Physiol 186:261（蛙心室，摘要）换液数秒即应；${de}`,
  calcium: `${toads}4.18 → 5.68 g（1.36）；报告：${frogs}1.4 → 2.4 g（1.7）`,
  calciumRate: `${toads}51.1 → 50.7 次/分`,
  rigor: `方向：${ringer}钙无钾对抗时搏动融合成强直；范围为教学选择`,
  potassium: `${toads}4.33 → 1.41 g（0.33）`,
  potassiumRate: `${toads}46.1 → 45.5 次/分；教材：《机能实验学》减慢`,
  arrest: `方向：${ringer}钾多则搏动渐弱以至停止；${de}；范围为教学选择`,
  adrenaline: `${toads}4.00 → 5.69 g（1.42）`,
  adrenalineRate: `${toads}44.9 → 44.6 次/分；报告："Frog heart" LabTutor 33 → 94`,
  propranolol: `${toads}3.06 → 3.06 g`,
  propranololRate: `${toads}46.3 → 46.1 次/分`,
  acetylcholine: `${toads}3.78 → 2.12 g（0.56）`,
  acetylcholineRate: `${toads}46.3 → 44.8 次/分；报告："Frog heart" LabTutor 55 → 33`,
  atropine: `${toads}2.51 → 4.11 g（1.64，不再减弱而增强），故上限放宽`,
  atropineRate: `${toads}45.4 → 45.5 次/分`,
  acid: '方向：《机能实验学》乳酸使收缩减弱，范围为教学选择',
  bicarbonate: '方向：《机能实验学》碳酸氢钠使之恢复，范围为教学选择',
} as const
