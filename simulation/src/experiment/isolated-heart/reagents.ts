import type { Medium } from '#experiment/frog-heart'

type Stock = { readonly zh: string; readonly holds: Partial<Medium> }

/**
 * What stands on the tray, with its name and what a litre holds: ions and acid in mmol, drugs in µmol. Calcium chloride is the
 * dihydrate, 147 g/mol, lactic acid 90 g/mol, adrenaline 183 g/mol, acetylcholine chloride 182 g/mol,
 * atropine sulphate monohydrate 694.8 g/mol (two atropines; 中国药典), propranolol hydrochloride 296 g/mol.
 */
export const stocks: Readonly<Record<string, Stock>> = {
  'calcium-chloride-2%': { zh: '2 % 氯化钙', holds: { calcium: 136 } },
  'potassium-chloride-1%': { zh: '1 % 氯化钾', holds: { potassium: 134 } },
  'sodium-chloride-0.65%': { zh: '0.65 % 氯化钠', holds: { sodium: 111 } },
  'adrenaline-1:10000': { zh: '1:10000 肾上腺素', holds: { sodium: 111, adrenaline: 546 } },
  'acetylcholine-1:100000': { zh: '1:100000 乙酰胆碱', holds: { sodium: 111, acetylcholine: 55 } },
  'atropine-1:1000': { zh: '1:1000 阿托品', holds: { sodium: 111, atropine: 2878 } },
  'propranolol-1:1000': { zh: '1:1000 普萘洛尔', holds: { sodium: 111, propranolol: 3380 } },
  'lactic-acid-3%': { zh: '3 % 乳酸', holds: { acid: 333 } },
  'sodium-bicarbonate-2.5%': { zh: '2.5 % 碳酸氢钠', holds: { sodium: 298, acid: -298 } },
}

/** What the cannula may be filled with: mmol/L. */
export const solutions: Readonly<
  Record<string, { sodium: number; potassium: number; calcium: number }>
> = {
  ringer: { sodium: 111, potassium: 1.88, calcium: 1.08 },
  'sodium-chloride-0.65%': { sodium: 111, potassium: 0, calcium: 0 },
  'calcium-free-ringer': { sodium: 111, potassium: 1.88, calcium: 0 },
}
