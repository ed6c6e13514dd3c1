/**
 * Figures of the circulation in mmHg, mL, s, per 2.5 kg unless said otherwise. A: scaled to a rabbit from
 * N. Westerhof et al., Snapshots of Hemodynamics, and Harkness & Wagner (volumes); F: fitted here so that the table of
 * `arterial-pressure/expected.ts` holds in its middle.
 */
export const mechanics = {
  /** Step of the arterial mechanics, s; nerves, drugs and volumes go on every `ticks` steps. */
  dt: 0.004,
  ticks: 5,
  /** Compliances of the aortic root and of the rest of the arteries, mL/mmHg (A: total 0.06). */
  rootCompliance: 0.033,
  arterialCompliance: 0.027,
  /** Inertance of the blood between them, mmHg·s²/mL, and losses, mmHg·s/mL: they ring at about 9 Hz (dicrotic wave). */
  inertance: 0.024,
  viscous: 0.22,
  wall: 0.85,
  /** Unstressed share of the blood volume at resting tone, and venous compliance in mL/mmHg a kg (A). */
  unstressed: 0.64,
  venousCompliance: 3.4,
  /** Largest stroke volume, mL a kg, and venous pressure of half filling, mmHg (F). */
  strokeVolume: 2.25,
  halfFilling: 6.5,
  /** Time constant of ventricular filling, s, and the share of a cycle spent in systole with its bounds, s (A). */
  filling: 0.1,
  /** Resistance without any tone, mmHg·s/mL (F). */
  resistance: 5.4,
} as const

/** Sensitivities at receptors; the drive of nerves is 1 at rest. */
export const receptors = {
  /** α1 of resistance vessels: neural drive at rest over its constant; resistance per occupancy. */
  alphaNeural: 0.25,
  alphaResistance: 4.6,
  /** Share of the unstressed volume that full occupancy of venous α expels. */
  alphaVenous: 0.13,
  /** β2 of muscle vessels, M3 of endothelium: conductance per occupancy. */
  beta2Conductance: 0.9,
  /**
   * What isoprenaline adds to that. In anaesthetised dogs at 1 µg/(kg·min) the pressure fell from 97.5 to 70 mmHg while the
   * venous return rose from 1.62 to 2.40 L/min, so that the resistance was halved (scilit e420cc2d, abstract); in rats the fall
   * is one of the resistance alone (“Responses of the cardiovascular system of the rat to α- and β-adrenoceptor agonists”).
   */
  isoprenalineConductance: 0.8,
  muscarinicConductance: 2.4,
  /** β1: neural drive at rest, rate and force per occupancy. */
  beta1Neural: 0.25,
  beta1Rate: 0.85,
  beta1Force: 0.75,
  /** M2 of the sinus node: tonic drive of both vagi at rest, and of one impulse a second in one whole vagus. */
  vagalTone: 0.12,
  vagalImpulse: 0.34,
  muscarinicRate: 1.02,
  muscarinicForce: 0.25,
  /** Idioventricular escape, beats a second: what is left of the heart under any vagal stimulation. */
  escape: 0.42,
} as const

/** The baroreceptor reflex. Weights are of the afferents' sum at rest; thresholds in mmHg (Faris et al. 1980; Korner 1971, Physiol Rev 51:312). */
export const reflex = {
  middle: 98,
  slope: 13,
  sinus: 0.32,
  aortic: 0.18,
  sensing: 0.5,
  sympathetic: 10,
  vagal: 5,
  most: { sympathetic: 3.6, vagal: 7 },
  /** Time constants of sympathetic effects on vessels, heart and veins, and of vagal effect, s. */
  vessels: 4,
  heart: 3,
  veins: 8,
  vagus: 0.35,
  /** Pressure beyond a tied or clamped common carotid, by the circle of Willis, over aortic pressure. */
  collateral: 0.58,
  /** Stretch of the sinus by pulling the carotid, mmHg a gram. */
  traction: 1,
  /** What stimulating the whole of one depressor nerve adds to the afferents' sum, in units of its own full discharge. */
  depressor: 4,
  /** Acute resetting of the centres: the share of a lasting change they get used to, and its time constant, s (M. W. Chapleau et al. 1988). */
  resetting: 0.45,
  resettingTime: 150,
  /** Impulses a second at which a stimulated afferent has half its effect. */
  halfHertz: 14,
} as const

/** Exchange of plasma with the interstitial fluid: time constant s, plasma's share of added saline in the end (Guyton). */
export const exchange = {
  time: 600,
  interstitialPerKilogram: 165,
  share: 1 / 4,
  haematocrit: 0.38,
} as const
