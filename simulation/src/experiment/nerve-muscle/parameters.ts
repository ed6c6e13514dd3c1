import type { Parameter } from '#experiment/engine'

/** What a teacher may set of the preparation. */
export const nerveMuscleParameters = {
  rheobase: {
    zh: '坐骨神经运动纤维的基强度（平均）',
    unit: 'V',
    usual: 0.38,
    lo: 0.15,
    hi: 0.8,
    does: '用长脉冲兴奋神经所需的最小强度；阈强度随之升降。',
    source: '《机能实验学》蟾蜍坐骨神经-腓肠肌: 波宽 0.5 ms 时阈强度约 0.2～0.5 V',
  },
  chronaxie: {
    zh: '坐骨神经运动纤维的时值',
    unit: 'ms',
    usual: 0.2,
    lo: 0.1,
    hi: 0.5,
    does: '两倍基强度时所需的波宽；越大，短脉冲的阈强度越高。',
    source:
      'L. Lapicque 1926, L’excitabilité en fonction du temps: frog sciatic–gastrocnemius 0.3 ms',
  },
  velocity: {
    zh: '运动纤维传导速度（20 ℃）',
    unit: 'm/s',
    usual: 25,
    lo: 10,
    hi: 42,
    does: '冲动从刺激处到肌肉的快慢；影响潜伏期。',
    source:
      'J. Erlanger & H. S. Gasser 1937, Electrical Signs of Nervous Activity: bullfrog A fibres up to 42 m/s',
  },
  nerveLength: {
    zh: '刺激电极至肌肉的神经长度',
    unit: 'mm',
    usual: 55,
    lo: 20,
    hi: 90,
    does: '刺激电极到肌肉的距离；越长，潜伏期越长。',
    source: '《机能实验学》标本制备: 神经游离 4～7 cm',
  },
  tetanicForce: {
    zh: '最大强直张力',
    unit: 'g',
    usual: 110,
    lo: 40,
    hi: 200,
    does: '完全强直收缩的张力；单收缩和总和都按比例变化。',
    source: '《机能实验学》: 单收缩 10～50 g；《生理学》: 强直可达其 3～4 倍',
  },
  celsius: {
    zh: '室温',
    unit: '℃',
    usual: 20,
    lo: 5,
    hi: 32,
    does: '温度降低使收缩和舒张变慢、单收缩延长、融合频率降低。',
    source: '实验室室温',
  },
} as const satisfies Record<string, Parameter>

export type NerveMuscleParameter = keyof typeof nerveMuscleParameters

/**
 * What nobody sets. Contraction follows J. Ding, A. S. Wexler & S. A. Binder-Macleod (2000, J Appl Physiol 88:917), with the
 * time constants of frog muscle at 20 ℃, found so that one twitch takes the textbook's time.
 */
export const constants = {
  units: 24,
  /** ms: calcium of the cytosol comes and goes; force is lost while few, and while all cross-bridges hold. */
  calcium: 12.5,
  slack: 25,
  held: 42,
  /** Calcium, in quanta of one twitch, at which half of the bridges may attach. */
  half: 0.2,
  /** Ratios for 10 ℃: contraction (A. V. Hill 1938: 2–2.5), conduction (N. A. Hutchinson,
   * Z. J. Koles & R. S. Smith 1970, J Physiol 208:279), refractoriness (G. M. Schoepfle & J. Erlanger 1941). */
  contractionQ10: 2.2,
  conductionQ10: 1.6,
  recoveryQ10: 2.6,
  /** ms from the nerve’s ending to the end-plate (B. Katz & R. Miledi 1965), and on to the first force (A. Sandow 1944). */
  synapticDelay: 0.9,
  couplingDelay: 3.2,
  /** ms: refractoriness of the nerve at 20 ℃ (Adrian & Lucas 1912). */
  recovery: { absolute: 1.8, tau: 1.1, peak: 4 },
  /** ms: of the muscle fibre’s membrane. */
  muscleRefractory: 3.5,
  /** Muscle stimulated directly: V and ms; its own fibres need long pulses (H. Grundfest 1932). */
  muscleRheobase: 1.5,
  muscleChronaxie: 1,
  /** End-plate potentials are three to five times what is needed (S. J. Wood & C. R. Slater 2001, Prog Neurobiol 64:393). */
  safety: 3.4,
  /** Share of the releasable transmitter that a nerve impulse uses, and s until it is there again. */
  release: 0.008,
  refill: 3,
  /** µmol/L at which half of the receptors are taken: d-tubocurarine at frog end-plates (D. J. Jenkinson 1960, J Physiol 152:309). */
  curareK: 0.4,
  /** µmol/L at which half of the cholinesterase is inhibited, and by how much acetylcholine then grows at most. */
  neostigmineK: 0.6,
  neostigmineGain: 3,
  /** mmol/L of procaine that blocks half of the sodium channels of nerve. */
  procaineK: 1.2,
  /** mmol/L in Ringer’s solution, and the constant of release, which goes with the fourth power (F. A. Dodge & R. Rahamimoff 1967, J Physiol 193:419). */
  calciumOutside: 1.8,
  calciumHalf: 1.1,
  /** s: tendon and transducer give way. */
  compliance: 0.003,
  /** mL of the dish, s until what is in it reaches the end-plates or leaves the nerve. */
  dish: 20,
  diffusion: 25,
  /** s: fatigue of a tetanus, recovery from it, drying of the nerve that nobody moistens. */
  fatigue: 18,
  rest: 150,
  drying: 900,
} as const
