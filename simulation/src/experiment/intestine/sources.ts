const manual = '《机能实验学》消化道平滑肌的生理特性'
const rabbits = '《理化因素对家兔离体肠肌运动的影响》（摘要）'
const guangzhou = '江晓寒等《几种药物对家兔离体小肠平滑肌运动的影响》（华南师范大学，摘要）'
const duodenum =
  '"The spontaneous electrical and mechanical activity of the longitudinal smooth muscle of the rabbit duodenum" 1971, J Pharm Pharmacol 23:280（摘要）'
const ours = '范围为教学选择'

/** Where the field says what is expected of a rabbit’s gut; the kinds are those of `docs/experiments.md`. */
export const sources = {
  rhythm:
    '论文：Arab 等 "Allometric scaling relationship between frequency of intestinal contraction and body size in rodents and rabbits"（兔空肠，摘要）12.7 次/分；教材：Alvarez 1914, Am J Physiol 35:177，十二指肠约 20 至回肠 10',
  height: `方向：${manual}；${ours}`,
  acetylcholine: `方向：${rabbits}张力与频率增大；${duodenum}去极化、收缩融合；${ours}`,
  atropine: `方向：《药物对兔离体回肠平滑肌的作用》实验指导（节录）；${manual}；${ours}`,
  adrenalineHeight: `方向：${duodenum}儿茶酚胺使幅度减小而慢波频率不变；${rabbits}；${ours}`,
  adrenalineTone: `方向：${rabbits}张力迅速降低；${guangzhou}；${ours}`,
  bothBlocked:
    '方向：Jpn J Smooth Muscle Res 19(2)（兔 Oddi 括约肌与十二指肠，摘要）α、β 受体都抑制；scilit 110144ee（兔十二指肠，摘要）酚妥拉明加普萘洛尔消除血管周围神经的抑制，范围为教学选择',
  barium: `方向：《药物对兔离体回肠平滑肌的作用》实验指导（节录）；${manual}；${ours}`,
  bariumAtropine: `方向：${manual}，直接作用；"Inhibition by Barbiturates of Barium-Stimulated Intestinal Motility"（犬在体，摘要）阿托品可减弱钡的作用，与此不尽相同；${ours}`,
  acid: `方向：${rabbits}张力与频率迅速降低；${guangzhou}；${ours}`,
  alkali: `方向：${rabbits}张力与频率增大；${guangzhou}；${ours}`,
  coldRate: `方向：${duodenum}降温使频率减少；${rabbits}25 ℃；${ours}`,
  coldTone: `方向：${rabbits}25 ℃ 先迅速降低；${ours}`,
  calciumFree: `方向：${guangzhou}钙是收缩的必需因子；${ours}`,
  neostigmine:
    '方向：scilit 859978ae（豚鼠回肠，摘要）新斯的明 4 ng～16 µg/mL 依浓度引起收缩；《药理学》新斯的明；范围为教学选择',
} as const
