/** What is done before a recording; a model knows those of its own preparation and refuses the others. */
export type Preparation =
  | 'anaesthetise'
  | 'heparinise'
  | 'expose'
  | 'cannulate'
  | 'intubate'
  | 'expel-air'
  | 'calibrate'
  | 'mount'
  | 'moisten'
  | 'crush'
  | 'pith'

/** Units of a dose; a model refuses one that it cannot convert for the drug in question. */
export type DoseUnit = 'ng' | 'µg' | 'mg' | 'g' | 'U' | 'nmol' | 'µmol' | 'mmol' | 'mL'

/** How a drug enters: a vein, a muscle, or the fluid around an isolated organ. */
export type Route = 'iv' | 'im' | 'bath'

/**
 * Everything a student can do to a specimen. Amounts are in the unit of the member's name; a stimulus has its amplitude in
 * V, width in ms, frequency in Hz, the length of its train and its delay in s. Which sites, drugs, nerves, fluids and
 * gases exist is the model's to say, and what cannot be is refused in a teacher's sentence.
 */
export type Event =
  | { readonly kind: 'prepare'; readonly step: Preparation; readonly amount?: number }
  | {
      readonly kind: 'stimulate'
      readonly site: string
      readonly mode: 'single' | 'double' | 'train'
      readonly volts: number
      readonly milliseconds: number
      readonly hertz?: number
      /** ms between the two of a double pulse; where it is given, the frequency is not asked. */
      readonly interval?: number
      readonly seconds?: number
      readonly delay?: number
    }
  | {
      readonly kind: 'drug'
      readonly drug: string
      readonly dose: number
      readonly unit: DoseUnit
      readonly route: Route
    }
  | { readonly kind: 'solution'; readonly solution: string }
  | { readonly kind: 'clamp'; readonly site: string; readonly on: boolean }
  | { readonly kind: 'cut'; readonly nerve: string }
  | {
      readonly kind: 'ventilate'
      readonly gas?: { readonly oxygen: number; readonly carbonDioxide: number }
      readonly deadSpace?: number
      /** Breaths a minute of a ventilator; 0 takes it off. */
      readonly rate?: number
      /** What it blows in at each, mL. */
      readonly tidal?: number
    }
  | { readonly kind: 'inflate'; readonly millilitres: number }
  | { readonly kind: 'bleed'; readonly millilitres: number; readonly seconds: number }
  | {
      readonly kind: 'infuse'
      readonly fluid: string
      readonly millilitres: number
      readonly seconds: number
    }
  | { readonly kind: 'temperature'; readonly celsius: number }
  | { readonly kind: 'load'; readonly site: string; readonly grams: number }

/** An event at its second since the start of the recording. */
export type Timed = { readonly at: number; readonly event: Event }
