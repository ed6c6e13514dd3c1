/** The leads that a tracing can have: the twelve, the right chest and the back. */
export const ecgLeads = [
  'I',
  'II',
  'III',
  'aVR',
  'aVL',
  'aVF',
  'V1',
  'V2',
  'V3',
  'V4',
  'V5',
  'V6',
  'V3R',
  'V4R',
  'V5R',
  'V7',
  'V8',
  'V9',
] as const

export type EcgLead = (typeof ecgLeads)[number]

/** How one lead differs from a normal one; amplitudes in mV at 10 mm/mV. */
export type EcgDeviation = {
  /** Height of the ST segment above the baseline at the J point. */
  readonly st?: number
  /** Shape of a raised segment. */
  readonly stShape?: 'convex' | 'concave' | 'horizontal' | 'downsloping'
  readonly t?: 'upright' | 'inverted' | 'tall' | 'flat' | 'biphasic'
  /** Depth of a pathological Q wave. */
  readonly q?: number
  readonly r?: number
  /** Height of the P wave, below zero inverted; up to 0.25 in the limbs and 0.15 in V1 is normal, above it 肺型P波. */
  readonly p?: number
}

/** A tracing as parameters for drawing; what is absent is normal, and the rate is the pulse at the time. */
export type EcgTracing = {
  readonly rhythm:
    | 'sinus'
    | 'atrial-fibrillation'
    | 'atrial-flutter'
    | 'supraventricular-tachycardia'
    | 'ventricular-tachycardia'
    | 'junctional'
    | 'av-block-1'
    | 'av-block-2'
    | 'av-block-3'
  /** Intervals in ms: 120-200, below 120, and corrected below 450 are normal. */
  readonly pr?: number
  readonly qrs?: number
  readonly qtc?: number
  /** Width of the P wave in ms; 120 and more with a notch is 二尖瓣型P波. Rhythms without P waves have none. */
  readonly pDuration?: number
  /** Electrical axis in degrees, -30 to +90 normal. */
  readonly axis?: number
  readonly extrasystoles?: 'atrial' | 'ventricular'
  readonly leads: Readonly<Partial<Record<EcgLead, EcgDeviation>>>
}
