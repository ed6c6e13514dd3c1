/**
 * The share of receptors an agonist holds against a competitive antagonist, A/(A + 1 + B): both as concentration over
 * dissociation constant (J. H. Gaddum, 1937, J Physiol 89:7P). 0 … 1; several agonists, or antagonists, add up.
 */
export const occupancy = (agonist: number, antagonist = 0): number =>
  agonist / (agonist + 1 + antagonist)
