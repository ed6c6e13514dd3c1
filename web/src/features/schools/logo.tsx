import type { School } from '@xinglin/contract/schools'
import { useState } from 'react'
import { Mark } from './mark.tsx'

/** The school's logo; the blossom where it has none or it does not load. The name stands beside it, so it says nothing itself. */
export const SchoolLogo = ({ school, height = 38 }: { school: School; height?: number }) => {
  const [broken, setBroken] = useState(false)
  if (!school.TopLogoUrl || broken) return <Mark size={height} />
  return (
    <img
      src={school.TopLogoUrl}
      alt=""
      style={{ height, width: 'auto', maxWidth: height * 5 }}
      onError={() => setBroken(true)}
    />
  )
}
