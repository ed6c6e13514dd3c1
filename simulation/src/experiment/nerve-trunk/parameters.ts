import type { Parameter } from '#experiment/engine'

/** What a teacher may set of the nerve and its chamber; distances are from the cathode of the stimulating electrodes. */
export const nerveTrunkParameters = {
  firstElectrode: {
    zh: '第一对引导电极的位置',
    unit: 'mm',
    usual: 20,
    lo: 12,
    hi: 30,
    does: '刺激电极到第一对引导电极的距离；越远，动作电位与刺激伪迹分得越开。',
    source: '神经标本屏蔽盒（电极间距 5～10 mm）',
  },
  betweenPairs: {
    zh: '两对引导电极的距离（测速度用）',
    unit: 'mm',
    usual: 25,
    lo: 12,
    hi: 35,
    does: '两对引导电极之间的距离；计算传导速度所除的时间由它而来。',
    source: '学生实验报告（牛蛙）: 25 mm',
  },
  gap: {
    zh: '一对引导电极的间距',
    unit: 'mm',
    usual: 10,
    lo: 5,
    hi: 10,
    does: '一对电极之间的距离；决定双相动作电位两相重叠多少。',
    source: '神经标本屏蔽盒（电极间距 5～10 mm）',
  },
  velocity: {
    zh: '最快纤维的传导速度（20 ℃）',
    unit: 'm/s',
    usual: 33,
    lo: 20,
    hi: 42,
    does: '最粗纤维传导的快慢；测得的传导速度随之变化。',
    source: 'Erlanger & Gasser 1937: bullfrog Aα up to 42 m/s',
  },
  amplitude: {
    zh: '全部纤维同时兴奋的电位',
    unit: 'mV',
    usual: 11,
    lo: 3,
    hi: 30,
    does: '全部纤维都兴奋时的电位；曲线的高度。',
    source: 'ADInstruments and Western Oregon BI 336 frog sciatic: 3–10 mV biphasic',
  },
  rheobase: {
    zh: '最粗纤维的基强度',
    unit: 'V',
    usual: 0.075,
    lo: 0.03,
    hi: 0.3,
    does: '最粗纤维的阈强度；阈刺激和最大刺激随之升降。',
    source: 'LabTutor frog nerve reports: threshold 0.07–0.13 V at 0.1–0.2 ms',
  },
  celsius: {
    zh: '室温',
    unit: '℃',
    usual: 20,
    lo: 5,
    hi: 32,
    does: '温度降低使传导变慢、动作电位和不应期延长。',
    source: '实验室室温',
  },
} as const satisfies Record<string, Parameter>

export type NerveTrunkParameter = keyof typeof nerveTrunkParameters

/** What nobody sets. */
export const constants = {
  fibres: 36,
  /** ms: strength–duration of frog A fibres (Erlanger & Gasser 1937: 0.1–0.3). */
  chronaxie: 0.15,
  /** ms from the pulse to the impulse at the cathode (utilisation time of a strong pulse). */
  utilisation: 0.1,
  /** ms: three stages that give the spike’s rise of 0.3–0.4 and fall of about 1 at 20 ℃ (Schoepfle & Erlanger 1941). */
  stages: [0.1, 0.16, 0.3],
  /** ms at 20 ℃: absolute refractory 1.3 (LabTutor report 1.3; Adrian 1921, J Physiol 55:193), then the threshold falls. */
  recovery: { absolute: 1.4, tau: 0.8, peak: 5 },
  /** ms: spike height and velocity come back after the absolute refractory period (Schoepfle & Erlanger 1941). */
  regain: 1.1,
  /** Ratios for 10 ℃: conduction (Hutchinson et al. 1970), duration and refractoriness (Schoepfle & Erlanger 1941). */
  conductionQ10: 1.6,
  durationQ10: 2.2,
  recoveryQ10: 2.6,
  /** mmol/L that leave half of the sodium channels of a middling fibre: procaine, and potassium that depolarises. */
  procaineK: 2,
  potassiumK: 14,
  /** mL in the filter paper, share of it that the nerve takes up, s until it is there. */
  paper: 0.05,
  uptake: 0.2,
  diffusion: 45,
  /** s until a nerve that nobody moistens has died in the closed chamber. */
  drying: 1500,
  /** mV a volt that the stimulus itself couples into a pair, mm in which that falls to 1/e, ms of its tail. */
  artefact: 3,
  artefactReach: 14,
  artefactTail: 0.12,
  /** Steps of 0.05 ms that the impulse’s way may take: 51 ms. */
  memory: 1024,
} as const
