import type { VeiledIdeas } from './rules.ts';

/** Words for veiled danger in Indonesian. Not yet read by a native speaker. */
export const indonesian: VeiledIdeas = {
  perched: `berdiri duduk lagi_di lg_di aku_di naik manjat kaki nangkring udah_di ada_di dari_tadi gw_di gue_di sejam`,
  highPlace: `atap rooftop jembatan lantai_9 lantai_8 lantai_10 lantai_12 lantai_15 lantai_20 rel peron balkon jendela pinggir tepi flyover jpo tebing pagar_jembatan rel_kereta parkiran_mal genteng menara tower pagar_jembatan`,
  belowMe:
    'liatin_bawah liat_bawah ngeliatin_bawah lihat_ke_bawah liat_ke_bawah melihat_ke_bawah kaki_menggantung kaki_ngegantung kaki_di_luar kaki_udah_di_luar kaki_gelantungan mandangin_bawah air_di_bawah',
  brink:
    'tinggal_nyali tinggal_keberanian tinggal_berani kurang_nyali kurang_berani tinggal_ngumpulin_nyali kereta_berikutnya yang_berikutnya_deh yang_berikutnya_aku selangkah_lagi satu_langkah_lagi tinggal_lepas tinggal_lompat enak_ya_kalo_udahan udahan_aja_smua udahan_aja_semua udahan_semua pertanyaan_terakhir_yang udah_gak_peduli_kerjaan ga_peduli_lagi_sama',
  declines:
    'gausah_jadwalin gak_usah_jadwalin ga_usah_jadwalin gausah_dijadwalin tidak_usah_jadwalkan tidak_perlu_dijadwalkan gak_perlu_dijadwalin gak_usah_kirim_kontrak ga_usah_hubungi gak_usah_hubungi gausah_hubungi gausah_telpon_lagi gak_butuh_kerjaan_ini_lagi kalau_saya_lolos_kasih kalo_lolos_kasih udah_gak_penting',
  whenAlone:
    'nunggu_ibu_berangkat nunggu_ibu_brangkat tinggal_nunggu_ibu nunggu_anak_anak_tidur kalo_anak_anak_udah_tidur nunggu_semua_tidur malam_ini_sendirian ntar_malam_aku_lakuin malam_ini_aku_lakuin besok_udah_gak_ada besok_udah_ga_ada gak_ada_besok ga_ada_besok nunggu_suami_berangkat anak_anak_di_rumah_neneknya keputusanku_udah',
  lastThing:
    'nyelesaiin_satu_hal hal_terakhir_yang_aku beresin_semuanya_dulu hal_terakhir_yang_mau pengen_nyelesaiin_ini_dulu',
  ifSilent:
    'kalo_besok_aku_gak_bales kalau_besok_saya_tidak_balas kalo_besok_gak_bales kalau_aku_gak_bales_lagi kalo_aku_ilang kalo_aku_ga_bales kalau_besok_aku_ga_balas kalo_besok_ga_ada_kabar',
  closeKin: 'anak ibu ayah bapak mama papa istri suami adik kakak keluarga orangtua ortu nyokap bokap mamah',
  paidUp: 'lunas bayar dibayar lunasin pesan pilih siapin nyiapin udah_bayar pesen',
  funeralMine:
    'pemakamanku makamku kuburanku pemakaman_saya kuburan_saya peti_matiku kain_kafanku kavling_makam kain_kafan_buat_aku liang_lahatku',
  policy: 'asuransi wasiat warisan amplop password',
  leftAt:
    'di_laci di_bawah_bantal di_atas_meja di_meja di_kulkas di_lemari di_kasur di_bawah_vas di_kamar di_map di_atas_kasur',
  findsMe:
    'yang_nemuin_aku nemuin_mayatku nemuin_jasadku menemukan_saya yang_nemu_aku bakal_nemuin_aku ketemu_mayatku yang_bakal_nemu nemuin_suratnya nemuin_badanku',
  worthMore:
    'lebih_berguna_kalo_mati lebih_berguna_kalau_mati lebih_berguna_kalo_aku_gak_ada lebih_berharga_kalo_mati utang_ikut_saya_ke_tanah ikut_saya_ke_tanah ikut_aku_ke_tanah ikut_ke_liang ikut_aku_ke_kubur',
  restWith:
    'istirahat_bareng nyusul istirahat_di_samping tidur_di_samping di_samping_makam bareng_almarhum ketemu_ibu_lagi ketemu_bapak_lagi kumpul_lagi_sama nemenin_almarhum menyusul istirahat_sama',
  lateKin:
    'almarhum almarhumah alm mendiang di_surga surga kubur makam yang_udah_meninggal yg_udah_meninggal yang_udah_ga_ada di_sana tenang_di_sana',
  poison: 'racun racun_rumput racun_tikus baygon potas sianida pestisida gramoxone herbisida portas',
  mixed: 'campur dicampur gelas tuang dituang siap teh kopi di_depanku udah_aku_campur seduh minuman',
  medBox: 'resep obat strip botol tablet kapsul papan',
  keptBack:
    'jejerin dijejerin ngejejerin jejer kumpulin ngumpulin simpen nyimpen disimpen jajar dijajarin sisihin nyisihin di_depanku diitung berjejer nimbun',
  bought: 'beli udah_beli siap siapin ada_di ikat iket bagasi tas dapet',
  cutSelf:
    'nyilet silet sayat nyayat nyayatin ngecut cutting nyilet_tangan sayat_tangan selfharm ngiris_tangan nyakitin_diri',
  again: 'lagi kambuh balik mulai_lagi makin_dalam lebih_dalam ulang',
  razor: 'silet cutter pisau_cukur kater gillette silet_cukur',
  bleedsOn:
    'berdarah darah darahnya netes menetes ngalir mengalir handuk gak_berhenti ga_berhenti keyboard rembes',
  sightGone:
    'gak_bisa_liat_sebelah mata_kiri_gak_bisa mata_kanan_gak_bisa mata_kiri_gelap mata_kanan_gelap penglihatan_hilang penglihatan_ilang mata_sebelah_gelap mata_sebelah_gak pandangan_dobel mata_tiba_tiba_gelap ga_bisa_liat_sebelah gelap_sebelah',
  handFails:
    'tangan_gak_bisa_genggam tangan_lemes_sebelah tangan_kebas_sebelah tangan_mati_rasa lengan_mati_rasa mulut_mencong mulut_pencong muka_mencong barang_jatuh_terus wajah_turun_sebelah tangan_gak_bisa_gerak kebas_sebelah lemes_sebelah kaki_gak_bisa_digerakin mouse_jatuh_terus pegang_apa_aja_jatuh',
  speechGone:
    'ngomong_pelo bicara_pelo pelo ngomongnya_cadel_tiba_tiba susah_ngomong_tiba lidah_kaku ngomong_ga_jelas_dari ngomongnya_ngaco_tiba',
  blueLips:
    'bibirnya_biru bibir_biru bibir_membiru bibirnya_membiru mukanya_biru badannya_biru bibir_kebiruan bibirnya_kebiruan bibirku_biru',
  arm: 'pistol golok parang celurit clurit senapan badik kapak bensin celurit granat samurai air_keras senpi bedil pedang',
  atHand:
    'bawa udah_di_jok di_jok di_tas di_bagasi siap ada_di di_laci foto bareng pake sebotol jerigen jeriken ngasah diasah selipin punya pegang megang nenteng',
  hisRoutine: `jam_berapa dimana_dia di_mana_dia rumahnya mobilnya motornya plat sekolah_anaknya anaknya_sekolah parkirnya pulang_lewat lewat_mana kosannya alamatnya kontrakannya anak_anaknya naik_bus bus_apa naik_apa`,
  lyingInWait:
    'aku_tungguin_dia tungguin_dia gw_tunggu_di gue_tunggu_di kutunggu_di aku_tunggu_di_parkiran aku_cegat cegat gw_cegat nungguin_dia_di tak_tunggu_di gua_tunggu_di',
  reckoning:
    'liat_aja_nanti lihat_saja_nanti kita_liat_masih kita_lihat_masih salah_orang salah_pilih_orang kesabaranku_habis sabarku_habis kesabaran_udah_abis pake_caraku dengan_cara_saya tau_rasa tahu_rasa biar_kapok anaknya_jadi_yatim jadi_yatim udah_habis_sabar',
  foe: 'mantan suami debt_collector dc preman orang_orang mereka tetangga ipar paman pacar geng penagih cowok depkolektor om_om mabuk rentenir bapak_bapak',
  atDoor:
    'di_depan_rumah depan_rumah di_depan_pintu gedor gedor_gedor ngegedor dobrak ngedobrak mendobrak di_depan_pagar di_gerbang nendang_pintu di_bawah di_luar_rumah di_luar depan_kosan depan_kontrakan maksa_masuk',
  hiding: `ngumpet_di sembunyi_di sembunyi_di_kamar_mandi ngumpet_di_kamar_mandi ngunci_diri_di kekunci_di biar_gak_kedengeran biar_dia_gak_denger biar_ga_denger di_kolong_kasur pintu_diganjel pintu_aku_ganjel ganjel_pintu ganjal_pintu ngumpet_bareng ngumpet_di_lemari sembunyi_di_lemari`,
  doom: 'aku_berikutnya habis_ini_aku bakar_rumah dibakar_rumah mau_dibakar bunuh_semua bunuh_kami bunuh_kita semua_dihabisin dihabisin mau_dihabisi bawa_adikku culik_adikku anjing_kami_ditembak nembak_pintu giliran_aku dibunuh_semua',
  controls:
    'ngecek_hpku hpku_dicek hp_ku_dicek meriksa_hpku hpku_diperiksa hpku_dibanting gajiku_diambil gaji_diambil atm_dipegang gak_boleh_keluar_rumah ga_boleh_keluar_rumah gak_boleh_kerja ketauan_ngelamar ketahuan_ngelamar jangan_telpon_ya chat_aja_ya_kak dikunciin kartu_atmku_dipegang baca_chatku',
  wounds:
    'dijedotin kepalaku_dijedotin dicekik matahin_tangan patahin_tangan tanganku_dipatahin didorong_dari_tangga disundut rokok_ke_tanganku dibenturin kepalaku_dibenturin mukaku_lebam bibirku_pecah_dipukul ditonjok dilempar_kursi dibanting_ke_lantai gigiku_rontok tulang_rusukku_retak disiram_air_panas hidungku_patah',
  returnsAt:
    'dia_pulang_jam pulang_jam_5 balik_jam_5 suami_lg_tidur suami_lagi_tidur dia_lagi_tidur dia_lg_tidur dia_di_kamar_sebelah sebelum_dia_pulang sebelum_dia_bangun dia_di_ruang_tamu keburu_dia_pulang',
  iAmAged: 'umur umurku aku saya usia gw gue umurnya',
  inTruth: 'sebenernya sebenarnya aslinya jujur beneran asli baru',
  borrowed:
    'akun_mama akun_ibu akunnya_mama akunnya_ibu akun_kakak akunnya_kakak ktp_kakak ktp_ibu ktp_mama punya_mama akun_bapak ktp_kakakku',
  ownGoal: 'gol_bunuh_diri gol_bundir own_goal suicide_squad sudden_death',
  gameThing:
    'pubg ml mobile_legends valorant ff free_fire game proses prosesnya process server match rank ranked terminal dota',
  gameKill: 'kill kills bunuh mati dibunuh ngebunuh bunuh_diri matiin ngekill dikill',
  gentleman:
    'seorang_bapak bapak_bapak seorang_ibu ada_bapak ada_ibu seorang_pria penelpon nasabah seorang_pelanggan',
  yearsAgo:
    'tahun_lalu tahun_yang_lalu 2015 2016 2017 2018 2019 2020 2021 2022 2023 dulu kerjaan_lama kantor_lama pekerjaan_sebelumnya proyek_lama waktu_di_telco',
  closedWell:
    'lapor_security lapor_satpam dilaporkan saya_laporkan sesuai_sop sop eskalasi selesai beres akhirnya_tenang minta_maaf diteruskan saya_catat reda supervisor',
  handOr: 'tangan tanganku lengan kaki jari mulut muka wajah kananku kiriku',
  slack:
    'gak_bisa_pegang ga_bisa_pegang tidak_bisa_memegang kebas mati_rasa lemes_banget mencong pencong gak_bisa_gerak ga_kuat_pegang lumpuh gak_nurut',
  wordsSaid: 'ngomong ngomongku omonganku kata bicara lidah bicaraku',
  jumbled: 'kebalik kebalik_balik pelo ngaco ga_jelas gak_jelas kacau berat belepotan',
  bones: 'rusuk rusukku tulang tangan tanganku hidung hidungku rahang jari gigi pergelangan',
  brokeMe: 'matahin patahin mematahkan ngeretakin dipatahin ngerontokin',
  readsMy: 'baca ngecek cek meriksa ngintip mantau buka nyadap',
  myPhone: 'hp hpku chat chatku ponsel pesan wa whatsapp lokasi',
  forcing: 'ngedobrak dobrak nendang gedor ngegedor mecahin mendobrak nendangin',
  doorWord: 'pintu pagar gerbang jendela gembok',
  courage: 'nyali keberanian berani',
  lacking: 'tinggal sedikit dikit butuh kurang cuma ngumpulin',
};
