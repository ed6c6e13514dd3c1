const report =
  '报告：《解剖生理学实验报告(3) 肌肉的收缩特征》（蟾蜍，节录）阈值 18/32 V、最适 24/32 V'
const lecture =
  'Hays, MSU Denver 讲义 "Muscle twitch"（节录）全程 100 ms：潜伏期 10、收缩期 40、舒张期 50 ms'
const twitch = `报告：${lecture}`
const frequency =
  '教材：《机能实验学》间隔长于单收缩为单收缩，短于收缩期为完全强直，其间为不完全强直；《解剖生理学实验报告(3)》（记纹鼓，节录）4 次/秒已不完全、8 次/秒已完全强直'

/** Where the field says what is expected of nerve and muscle; the kinds are those of `docs/experiments.md`. */
export const sources = {
  threshold: `${report}；教材：《机能实验学》0.2～0.5 V`,
  maximal: `${report}；教材：《机能实验学》阈强度的 2～3 倍，0.6～1.2 V`,
  subthreshold: '教材：《生理学》阈刺激的定义',
  latency: `${twitch}；教材：《生理学》同`,
  contraction: `${twitch}；教材：《生理学》同`,
  relaxation: `方向：${lecture}；半舒张未见，范围为教学选择`,
  twitchForce:
    '方向：Close 1972, J Physiol 220:745（蛙缝匠肌，20 ℃，摘要）单收缩 0.56～2.2 kg/cm²，整块腓肠肌按截面是上百克；《机能实验学》用 100 g 换能器记得 10～50 g，范围为教学选择',
  single: frequency,
  unfused: frequency,
  fused: frequency,
  tetanus:
    '论文：Cecchi, Colomo & Lombardi 1979（蛙半腱肌纤维，20 ℃，摘要）单收缩/强直 0.07～0.53，即强直为 1.9～14 倍；教材：《生理学》3～4 倍',
  curare:
    '论文：Colquhoun, Dreyer & Sheridan 1979, J Physiol 293:247（蛙终板，摘要）筒箭毒碱 K 0.34 µmol/L，3 µmol/L 时受体只余十分之一；教材：Jenkinson 1960',
  direct:
    '方向：Bowman 2006, Br J Pharmacol 147:S277（摘要）C. Bernard 证明箭毒作用在接头；许培宏等 2020, 中国应用生理学杂志 36:379（蛙，摘要）直接刺激的幅度小于间接刺激，故下限放宽，范围为教学选择',
  fatigue:
    '方向：Tabatabaei 2015 实验报告 "Frog Nerve-Muscle"（节录）神经和肌肉受刺激后张力都随时间下降；R. H. Fitts 1994, Physiol Rev 74:49 的 0.1～0.5 是另一刺激方案 150 s 后（未重读），范围为教学选择',
} as const
