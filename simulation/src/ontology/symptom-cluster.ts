/** Symptoms that are asked together: where one is present, a case must say of its neighbours yes or no. */
export type SymptomCluster =
  | 'chest'
  | 'airway'
  | 'heart'
  | 'stomach'
  | 'bowel'
  | 'bleeding'
  | 'urine'
  | 'brain'
  | 'mind'
  | 'limbs'
  | 'skin'
  | 'women'
  | 'hormones'
  | 'head'
  | 'whole'
  | 'infant'

/** Id, cluster, professional name, lay name, denial where "没有" and the lay name would not be how one speaks. */
export type SymptomRow = readonly [
  id: string,
  cluster: SymptomCluster,
  zh: string,
  lay: string,
  no?: string,
]
