import { workerData } from 'node:worker_threads';
import { type Brand, bringIntoForce } from '../../../shared/company/brand.ts';
import { followCompanyLogo, type Logos } from '../settings/companyLogo.ts';

/** What a printing thread gets: modules of a thread are its own, so the company comes along. */
export type PrintData<T> = { job: T; brand: Partial<Brand>; logos: Logos | null };

/** In the thread: makes the company the one of this thread, and hands over what to print. */
export function takePrintJob<T>(): T {
  const { job, brand, logos }: PrintData<T> = workerData;
  bringIntoForce(brand);
  followCompanyLogo(logos);
  return job;
}
