const practical = '报告："Guinea Pig Ileum" studymode 学生报告（节录）'
const schild =
  '教材：Arunlakshana & Schild 1959, Br J Pharmacol 14:48（只读过摘要，斜率为 1 是竞争性拮抗的理论）'

/** Where the field says what is expected of a strip of ileum; the kinds are those of `docs/experiments.md`. */
export const sources = {
  affinity: `${practical}EC50 27 nmol/L（7.56）；教材：Burgen & Spero 1968, Br J Pharmacol 34:99`,
  steepness: `${practical}Hill 系数 1.24`,
  maximum: '方向：《机能实验学》离体回肠收缩数克，范围为教学选择',
  atropine:
    '论文：JPET "Dose-ratio test for competitive antagonism of local anesthetics at muscarinic receptors"（豚鼠回肠，表 3，节录）10 nmol/L 阿托品剂量比 31～36，即 pA2 9.5；教材：Arunlakshana & Schild 1959；Schild 1947, Br J Pharmacol 2:189',
  slope: schild,
  diphenhydramine: '论文：Jpn J Pharmacol 1977, 27:491（豚鼠回肠，摘要）7.80',
  papaverine:
    '方向：Kaneda 等 1998, Eur J Pharmacol 355:149（摘要）卡巴胆碱收缩的回肠，0.3～100 µmol/L 递减，30 µmol/L 已最大舒张，故下限放宽；van Rossum 1963, Arch Int Pharmacodyn 143:299（未重读），范围为教学选择',
  unshifted: '教材：van Rossum 1963, Arch Int Pharmacodyn 143:299，非竞争性拮抗不移动曲线',
} as const
