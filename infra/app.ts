import { netwright } from './synthesise.ts';

/** `node infra/app.ts`: what the CDK's command line runs, or anybody with CDK_OUTDIR=<folder>. */
netwright(process.env.CDK_OUTDIR).synth();
