/**
 * The pictures of Sites and Opportunities: a scene, and the light of its neon sign as a mask. The portraits of gangs'
 * leaders.
 */

import gangs from 'virtual:pictures/gangs'
import opportunities from 'virtual:pictures/opportunities'
import opportunitiesNeon from 'virtual:pictures/opportunities-neon'
import sites from 'virtual:pictures/sites'
import sitesNeon from 'virtual:pictures/sites-neon'
import { composed } from '../lib/composed.svelte'

const layers = async () => (await import('../../pictures/mayhem/sites.ts')).siteLayers
export const scenePicture = composed({ ...sites, ...opportunities }, async () => {
  const draw = await layers()
  return (id) => draw(id).scene
})
export const neonPicture = composed({ ...sitesNeon, ...opportunitiesNeon }, async () => {
  const draw = await layers()
  return (id) => draw(id).neon
})
export const leaderPicture = composed(gangs, async () => (await import('../../pictures/mayhem/gangs.ts')).leader)
