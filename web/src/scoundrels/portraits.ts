/** The pictures of scoundrels: the job between the two layers of the trait. */

import jobs from 'virtual:pictures/jobs'
import backs from 'virtual:pictures/traits-back'
import fronts from 'virtual:pictures/traits-front'
import { composed } from '../lib/composed.svelte'

export const jobPicture = composed(jobs, async () => (await import('../../pictures/scoundrels/jobs.ts')).job)
const traits = () => import('../../pictures/scoundrels/traits.ts')
export const traitBack = composed(backs, async () => (await traits()).traitBack)
export const traitFront = composed(fronts, async () => (await traits()).traitFront)
