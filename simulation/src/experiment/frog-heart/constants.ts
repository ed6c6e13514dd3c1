/** What no teacher sets of a frog's heart; s, mmol/L, µmol/L, mV. Sources beside each. */
export const heart = {
  /** Frog Ringer’s solution: NaCl 6.5, KCl 0.14, CaCl2 0.12 g/L (S. Ringer 1883; 《机能实验学》附录). */
  ringer: { sodium: 111, potassium: 1.88, calcium: 1.08 },
  /** Inside: K. Permeability of sodium against potassium at rest (A. L. Hodgkin & P. Horowicz 1959, J Physiol 148:127). */
  potassiumInside: 110,
  sodiumShare: 0.01,
  /** Half inactivation of sodium channels and slope (S. Weidmann 1955, J Physiol 127:213), moved by calcium outside (ibid. 129:568). */
  halfInactivation: -66,
  inactivationSlope: 5,
  calciumShift: 5,
  /** Plateau of the ventricle, s at 20 ℃ and about 45 beats a minute (frog ventricle 0.5–0.9: M. R. Boyett & B. R. Jewell 1980). */
  plateau: 0.62,
  atrialPlateau: 0.28,
  /** s at 20 ℃ from sinus to atrium, and from atrium to ventricle through the junction. */
  sinoatrialDelay: 0.12,
  junctionDelay: 0.22,
  junctionRefractory: 0.55,
  sinusRefractory: 0.45,
  /** The force of a beat: s in which what may be released comes back, and its share that a beat takes (E. H. Wood 1969). */
  replenishing: 1,
  released: 0.8,
  /** s: calcium rises and falls about the plateau. */
  transient: 0.11,
  /** mmol/L of calcium over the square of relative sodium at which force is half (H. C. Lüttgau & R. Niedergerke 1958, J Physiol 143:486). */
  calciumHalf: 1.15,
  /** mmol/L of calcium, likewise, at which muscle no longer relaxes, and its steepness. */
  contracture: 7.5,
  /** pH at which acid takes half of the force, and mmol/L of acid for a unit of pH. */
  acidHalf: 6.7,
  buffer: 6,
  /** µmol/L: dissociation constants of adrenaline (β), acetylcholine (M), and of their blockers (O. Arunlakshana & H. O. Schild 1959). */
  adrenaline: 0.4,
  propranolol: 0.01,
  acetylcholine: 1.2,
  atropine: 0.002,
  /** s until what surrounds the heart is in it; half-life of acetylcholine before its esterase. */
  soaking: 2.5,
  esterase: 150,
  /** Ratios for 10 ℃ of rate and of every time (E. Mangold; frog heart 2–2.4). */
  q10: 2.2,
  /** V and ms: threshold of ventricle and atrium on electrodes at the surface. */
  rheobase: 0.7,
  chronaxie: 2,
  /** Slower pacemakers as shares of the sinus’ rate, and s in which they wake when nobody drives them (H. Stannius 1852). */
  junctionRate: 0.62,
  ventricleRate: 0.16,
  waking: 22,
} as const
